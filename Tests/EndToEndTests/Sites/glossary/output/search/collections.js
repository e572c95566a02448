Ganada.receive([
{"name":"terms","title":"용어집","mount":"","count":5,"form":"single"}
]);
