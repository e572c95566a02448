Ganada.receive([
{"name":"birds","title":"birds","mount":"birds/","count":3,"form":"single"},
{"name":"books","title":"Books","mount":"books/","count":4,"form":"single"}
]);
