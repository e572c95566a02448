Ganada.receive([
{"name":"사람들","title":"사람들","mount":"","count":5,"form":"single"}
]);
