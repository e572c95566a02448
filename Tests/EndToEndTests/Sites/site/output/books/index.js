Ganada.receive({"title":"Books","locale":"en","count":4,"sections":[{"label":"#","slug":"symbols","count":1},{"label":"C","slug":"c","count":1},{"label":"E","slug":"e","count":1},{"label":"P","slug":"p","count":1}],"columns":[{"key":"year","label":"year","type":"number","grouped":false},{"key":"shop","label":"Shop","type":"url"}],"row":[{"role":"summary"}],"facets":[{"role":"tags","values":["English","novel"]},{"field":"year","values":["1815","1926"]}],"searched":["name","aliases","reading"],"items":[
{"name":"A \"quoted\" \u003Ctitle>","url":"a-quoted-title.html","section":"#","summary":"Markup & more","fields":{"shop":"javascript:alert(1)"}},
{"name":"The Castle","url":"the-castle.html","section":"C","fields":{"year":1926}},
{"name":"Emma","url":"emma.html","section":"E","aliases":["Miss Woodhouse"],"summary":"A novel by Jane Austen.","tags":["novel","English"],"date":"2024-03-01","fields":{"year":1815}},
{"name":"Persuasion","url":"persuasion.html","section":"P","summary":"Her last novel.","tags":["novel"],"updated":"2025-01-02T10:00:00+09:00","fields":{"shop":"https://example.org/p?a=1&b=2"}}
]});
