print("ganada")
