// What the scripts of a page share.
'use strict';
var Ganada = globalThis.Ganada || {};

/** Makes an element with properties and children. @returns {any} */
Ganada.element = (name, properties, ...children) => {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
};

/** The words of the interface that the page hands over; nothing where a site's own template does not. */
Ganada.texts = JSON.parse(document.getElementById('_strings')?.textContent || null);

/** Whether a click or a key came alone: with others it opens a window, or is a command of the browser. */
Ganada.isPlain = event => !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;

/** The turn after the next frame; where none comes, as in a tab that is not seen, soon. @returns {Promise<void>} */
Ganada.nextFrame = () => new Promise(resolve => {
  requestAnimationFrame(() => setTimeout(resolve));
  setTimeout(resolve, 100);
});

/** The folder of the page's collection. */
Ganada.base = () => new URL(document.body.dataset.collection, location.href).href;
