Ganada.receive({"title":"birds","locale":"en","count":3,"sections":[{"label":"A","slug":"a","count":1},{"label":"H","slug":"h","count":1},{"label":"O","slug":"o","count":1}],"row":[{"role":"summary"}],"searched":["name","aliases","reading"],"items":[
{"name":"Åland duck","url":"sections/a.html#%C3%A5land-duck","section":"A","summary":"Not a real bird"},
{"name":"Heron","url":"sections/h.html#heron","section":"H","summary":"Stands in water"},
{"name":"Owl","url":"sections/o.html#owl","section":"O","summary":"Sees at night"}
]});
