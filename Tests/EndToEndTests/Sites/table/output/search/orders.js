Ganada.receive({"fields.부서":[3,1,1,2,4],"fields.전화":[2,3,0,4,1],"fields.이메일":[1,0,2,0,0]});
