Ganada.receive({"title":"사람들","locale":"ko","count":5,"sections":[{"label":"ㄱ","slug":"ㄱ","count":1},{"label":"ㅂ","slug":"ㅂ","count":1},{"label":"ㅇ","slug":"ㅇ","count":1},{"label":"ㅎ","slug":"ㅎ","count":1},{"label":"A","slug":"a","count":1}],"columns":[{"key":"부서","label":"부서","type":"text"},{"key":"전화","label":"전화","type":"tel"},{"key":"이메일","label":"이메일","type":"email"}],"row":[{"field":"부서"},{"field":"전화"},{"field":"이메일"}],"searched":["name","aliases","reading","fields.부서","fields.전화","fields.이메일"],"items":[
{"name":"김민수","url":"sections/%E3%84%B1.html#%EA%B9%80%EB%AF%BC%EC%88%98","section":"ㄱ","fields":{"부서":"인사팀","전화":"02-123-4567","이메일":"minsu@example.org"}},
{"name":"박지훈","url":"sections/%E3%85%82.html#%EB%B0%95%EC%A7%80%ED%9B%88","section":"ㅂ","fields":{"부서":"개발팀","전화":"02-123-4568"}},
{"name":"이서연","url":"sections/%E3%85%87.html#%EC%9D%B4%EC%84%9C%EC%97%B0","section":"ㅇ","fields":{"부서":"개발팀","이메일":"seoyeon@example.org"}},
{"name":"홍, 길동","url":"sections/%E3%85%8E.html#%ED%99%8D-%EA%B8%B8%EB%8F%99","section":"ㅎ","fields":{"부서":"영업팀","전화":"02-123-4569"}},
{"name":"Anna Berg","url":"sections/a.html#anna-berg","section":"A","fields":{"부서":"Sales & Co","전화":"+46 8 123 456"}}
]});
