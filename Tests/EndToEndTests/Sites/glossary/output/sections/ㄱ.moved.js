Ganada.moved({"ㄱ.가.html":["가방","가위","거울"],"ㄱ.고.html":["고래"]});
