Ganada.receive({"title":"용어집","locale":"ko","count":5,"sections":[{"label":"ㄱ","slug":"ㄱ","count":4,"parts":[{"label":"가–거","slug":"ㄱ.가","count":3},{"label":"고","slug":"ㄱ.고","count":1}]},{"label":"ㄴ","slug":"ㄴ","count":1}],"row":[{"role":"summary"}],"searched":["name","aliases","reading"],"see":[{"name":"전지가위","section":"ㅈ","see":"가위","url":"sections/%E3%84%B1.%EA%B0%80.html#%EA%B0%80%EC%9C%84"},{"name":"scissors","section":"S","see":"가위","url":"sections/%E3%84%B1.%EA%B0%80.html#%EA%B0%80%EC%9C%84"}],"items":[
{"name":"가방","url":"sections/%E3%84%B1.%EA%B0%80.html#%EA%B0%80%EB%B0%A9","section":"ㄱ","summary":"물건을 넣는 것.","tags":["물건"]},
{"name":"가위","url":"sections/%E3%84%B1.%EA%B0%80.html#%EA%B0%80%EC%9C%84","section":"ㄱ","aliases":["전지가위","scissors"],"summary":"자르는 것"},
{"name":"거울","url":"sections/%E3%84%B1.%EA%B0%80.html#%EA%B1%B0%EC%9A%B8","section":"ㄱ","summary":"비추는 것"},
{"name":"고래","url":"sections/%E3%84%B1.%EA%B3%A0.html#%EA%B3%A0%EB%9E%98","section":"ㄱ","summary":"바다에 사는 것"},
{"name":"나무","url":"sections/%E3%84%B4.html#%EB%82%98%EB%AC%B4","section":"ㄴ","summary":"자라는 것","link":"https://example.org/나무"}
]});
