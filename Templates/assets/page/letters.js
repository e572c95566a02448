// The letters: they scroll to their section where it is on the page, tell where one is, and where they stand at the side
// they can be dragged along, a bubble showing the letter.
'use strict';
var Ganada = globalThis.Ganada || {};

{
  const letters = /** @type {HTMLElement} */ (document.querySelector('.letters'));
  const sections = new Map();
  for (const section of document.querySelectorAll('main [data-section]')) sections.set(section.dataset.section, section);

  const labelOf = letter => letter.textContent.trim();
  const isAtSide = () => getComputedStyle(letters).flexDirection === 'column';

  /** Scrolls to the section of a letter. @returns {boolean} whether it is on this page */
  function scrollToSection(letter) {
    const section = sections.get(labelOf(letter));
    section?.scrollIntoView();
    return section !== undefined;
  }

  /** The letter at a height of the window; where not all letters fit, the bar scrolls along with the finger. */
  function letterAt(height) {
    const {top, height: visible} = letters.getBoundingClientRect();
    const overflow = letters.scrollHeight - letters.clientHeight;
    letters.scrollTop = overflow * Math.min(Math.max((height - top) / visible, 0), 1);
    let nearest, distance = Infinity;
    for (const letter of letters.querySelectorAll('a')) {
      const box = letter.getBoundingClientRect(), away = Math.abs(height - (box.top + box.bottom) / 2);
      if (away < distance && box.height > 0) [nearest, distance] = [letter, away];
    }
    return nearest;
  }

  function dragAlong() {
    const bubble = Ganada.element('div', {className: 'bubble', ariaHidden: 'true'});
    let pointer, start = 0, letter, isDragged = false;

    const end = () => {
      pointer = undefined;
      bubble.remove();
    };
    letters.classList.add('draggable');
    letters.addEventListener('dragstart', event => event.preventDefault());
    letters.addEventListener('pointerdown', event => {
      if (event.button !== 0 || !isAtSide()) return;
      pointer = event.pointerId;
      start = event.clientY;
      isDragged = false;
    });
    letters.addEventListener('pointermove', event => {
      if (event.pointerId !== pointer || (!isDragged && Math.abs(event.clientY - start) < 4)) return;
      if (!isDragged) letters.setPointerCapture(pointer);
      isDragged = true;
      const next = letterAt(event.clientY);
      if (next === undefined) return;
      if (next !== letter || !bubble.isConnected) {
        letter = next;
        bubble.textContent = labelOf(letter);
        scrollToSection(letter);
      }
      bubble.style.setProperty('--y', `${event.clientY}px`);
      document.body.append(bubble);
    });
    letters.addEventListener('pointerup', event => {
      if (event.pointerId !== pointer) return;
      end();
      if (isDragged && letter && !sections.has(labelOf(letter))) location.href = letter.href;
    });
    letters.addEventListener('pointercancel', end);
    // The click that ends a drag follows no link.
    letters.addEventListener('click', event => {
      if (!isDragged) return;
      isDragged = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    }, true);
  }

  /** Marks the letter of the section that is read. */
  function followReading() {
    const links = new Map([...letters.querySelectorAll('a')].map(link => [labelOf(link), link]));
    const mark = entries => {
      for (const {target, isIntersecting} of entries) {
        const link = links.get(target.dataset.section);
        if (isIntersecting) link?.setAttribute('aria-current', 'true');
        else link?.removeAttribute('aria-current');
      }
    };
    let observer;
    /** It is the one at the line right below what sticks, where a section stops that is scrolled to. */
    const observe = () => {
      observer?.disconnect();
      const [first] = sections.values(), line = Math.ceil(parseFloat(getComputedStyle(first).scrollMarginTop)) + 8;
      // In a frame of another origin margins only count around a root that is named.
      observer = new IntersectionObserver(mark, {root: document, rootMargin: `${-line}px 0px ${line + 1 - innerHeight}px`});
      for (const section of sections.values()) observer.observe(section);
    };
    observe();
    addEventListener('resize', observe);
  }

  if (letters !== null) {
    letters.addEventListener('click', event => {
      const letter = /** @type {Element} */ (event.target).closest('a');
      if (!letter || !Ganada.isPlain(event) || !scrollToSection(letter)) return;
      event.preventDefault();
      // The next Tab goes on from there.
      sections.get(labelOf(letter)).querySelector('[data-item] a')?.focus({preventScroll: true});
    });
    dragAlong();
    if (sections.size > 1) followReading();
  }
}
