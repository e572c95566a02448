// Tells the styles that the page has been painted: list.css skips rows far down until then.
'use strict';
var Ganada = globalThis.Ganada || {};

addEventListener('load', async () => {
  await Ganada.nextFrame();
  document.documentElement.classList.add('painted');
});
