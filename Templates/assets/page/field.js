// The search field: typing filters, Escape and Cancel restore, the address keeps the query. collection.js finds the answers,
// results.js or home.js shows them.
'use strict';
var Ganada = globalThis.Ganada || {};

{
  /** The count is announced when typing has paused for so many milliseconds. */
  const PAUSE = 800;

  const root = document.documentElement;
  const main = document.getElementById('_main');
  const results = document.getElementById('_results');
  const field = /** @type {HTMLInputElement} */ (document.getElementById('_q'));
  /** Where the answers stand among the results, after their heading and what filters and orders them. */
  const answers = Ganada.element('div');

  /**
   * What decides beside the query what is shown: facets.js and columns.js add theirs before the page starts.
   * @type {{read: (parameters: URLSearchParams) => void, write: (parameters: URLSearchParams) => void,
   *   isActive: () => boolean, isOrder?: boolean, clear: () => void,
   *   refine: (items: number[], index: object) => Promise<number[]>,
   *   show: (answers: HTMLElement, index: object, count: number, words: {texts: object, format: Function}) => void}[]}
   */
  const refinements = Ganada.refinements || [];

  /** The first element that a selector fits, or one that nobody sees: a site's own templates may leave it out. @returns {any} */
  const placeOf = selector => document.querySelector(selector) || Ganada.element('p');

  /** What the page hands over: the words of the interface, and how its language writes numbers. */
  function readTexts() {
    const {texts} = Ganada, rules = new Intl.PluralRules(texts.language);
    const format = new Intl.NumberFormat(texts.language, {numberingSystem: 'latn'}).format; // Texts.swift says why
    /** A text in the plural form of a number. @param {'items' | 'results'} key @param {number} number */
    const counted = (key, number) =>
      (texts[key][rules.select(number)] || texts[key].other).replace('{count}', format(number));
    return {texts, format, counted};
  }

  /** The count in the footer. It is announced too, but only once it has stood for a while. */
  function openCounter() {
    const place = placeOf('[data-count]'), status = placeOf('[role="status"]');
    let rest = {number: place.dataset.count, text: place.textContent};
    let isAtRest = true, announcement = 0;

    function announce(text) {
      clearTimeout(announcement);
      announcement = setTimeout(() => { status.textContent = text; }, PAUSE);
    }

    function write(number, text) {
      place.dataset.count = number;
      place.textContent = text;
      place.hidden = text === '';
    }

    return {
      announce,
      /** Shows a number of results, and announces it; or nothing, and announces why. */
      show(number, text, announced = text) {
        isAtRest = false;
        write(number, text);
        announce(announced);
      },
      /** Shows what it showed at first. */
      reset() {
        this.show(rest.number, rest.text);
        isAtRest = true;
      },
      /** Learns the total, where the page does not tell it. */
      learn(total, text) {
        if (rest.number !== '') return;
        rest = {number: String(total), text};
        if (isAtRest) write(total, text);
      },
    };
  }

  /** The button that hands over the list; on a page that does not show all of it, the results alone. */
  function openDownload(texts) {
    const atRest = /** @type {HTMLButtonElement} */ (document.querySelector('[data-download]'));
    if (atRest) return atRest;
    const button = Ganada.element('button', {type: 'button', hidden: true}, texts.download);
    button.dataset.download = '';
    placeOf('[data-count]').after(button);
    return button;
  }

  function start() {
    const {texts, format, counted} = readTexts();
    const open = 'collection' in document.body.dataset ? Ganada.openCollection : Ganada.openSite;
    const counter = openCounter(), scope = open(answers, {texts, format});
    const cancelButton = placeOf('[data-cancel]'), heading = Ganada.element('h1', {}, texts.resultsTitle);

    const downloadButton = openDownload(texts), isListAtRest = !downloadButton.hidden;
    /** Hands over what is found; nothing at rest. */
    let download;

    /** The query that is shown, or is being looked up. */
    let query = '';
    /** The part of the address that says what is shown. */
    let shown = '';
    /** Ends the lookup of the query when another takes its place. */
    let turn = new AbortController();
    /** Whether the address has yet to follow the field. */
    let isBehind = false;
    /** Where the page stood before the results took its place. */
    let position = 0;
    /** How far the page is scrolled. To ask for it while something has changed would lay out the page at once. */
    let scrolled = scrollY;

    // What is shown.

    /** Puts the results in place of the page's main part. */
    function showResults() {
      if (results.hidden) {
        position = scrolled;
        results.prepend(heading); // before what filters
      }
      main.hidden = true;
      results.hidden = false;
      if (scrolled !== 0) scrollTo(0, 0);
    }

    function showRest() {
      setBusy(false);
      counter.reset();
      download = undefined;
      downloadButton.hidden = !isListAtRest;
      if (results.hidden) return;
      results.hidden = true;
      heading.remove(); // a page has one
      answers.replaceChildren();
      main.hidden = false;
      scrollTo(0, position);
    }

    function showFailure() {
      Ganada.showMessage(answers, texts.failed, texts, () => {
        field.focus();
        update();
      });
      showResults();
      downloadButton.hidden = true;
      counter.show('', '', texts.failed);
    }

    const setBusy = busy => {
      for (const place of [main, results]) place.ariaBusy = busy || null;
    };

    const isRefined = () => refinements.some(refinement => refinement.isActive());

    /** Shows the footer and the way back while one searches. */
    function showSearching(hasFocus = field.form.contains(document.activeElement)) {
      const searching = field.value !== '' || isRefined() || hasFocus;
      root.classList.toggle('searching', searching);
      cancelButton.hidden = !searching;
    }

    // From the field to the list.

    /** Looks up what stands in the field; an answer that another query has overtaken is dropped. */
    async function update() {
      turn.abort();
      turn = new AbortController();
      const {signal} = turn;
      query = field.value;
      showSearching();
      isBehind = true;
      if (query.trim() === '' && !isRefined()) {
        writeAddress();
        return showRest();
      }
      setBusy(true);
      try {
        const found = await scope.find(query, signal), {count, show, near} = found;
        if (signal.aborted) return;
        download = found.download;
        downloadButton.hidden = count === 0 || !download;
        const text = counted('results', count);
        if (count === 0) Ganada.showMessage(answers, text, texts);
        show();
        showResults();
        counter.show(count, text);
        if (count === 0 && near) near().then(list => signal.aborted || answers.append(list), () => {});
        dispatchEvent(new CustomEvent('ganada:search', {detail: {query, count}}));
      } catch (error) {
        if (signal.aborted) return;
        showFailure();
      }
      await Ganada.nextFrame(); // to write the address is slow
      if (signal.aborted) return;
      writeAddress();
      setBusy(false);
    }

    function cancel() {
      field.value = '';
      for (const refinement of refinements) refinement.clear();
      update();
      field.blur();
    }

    /** `?q=` in the address, and what refines it, so that a reload, a bookmark and Back show the same. */
    function writeAddress() {
      isBehind = false;
      const address = new URL(location.href);
      if (query.trim() === '') address.searchParams.delete('q');
      else address.searchParams.set('q', query);
      for (const refinement of refinements) refinement.write(address.searchParams);
      try {
        if (address.href !== location.href) history.replaceState(history.state, '', address.href);
      } catch {
        // Safari allows 100 changes in 30 seconds; the next one that it allows has the whole query.
      }
      shown = location.search;
    }

    function readAddress(isTyped = false) {
      if (location.search === shown && !isTyped) return;
      const parameters = new URLSearchParams(location.search);
      if (!isTyped) field.value = parameters.get('q') || '';
      for (const refinement of refinements) refinement.read(parameters);
      update();
    }

    // What is listened to.

    addEventListener('scroll', () => { scrolled = scrollY; }, {passive: true});
    addEventListener('pagehide', writeAddress);
    const changed = () => { if (field.value !== query) update(); };
    for (const event of ['input', 'compositionend', 'search']) field.addEventListener(event, changed);
    field.addEventListener('focus', () => {
      showSearching();
      // A failure is told when something is asked.
      scope.total().then(total => counter.learn(total, counted('items', total))).catch(() => {});
    });
    field.form.addEventListener('focusout', event => {
      showSearching(field.form.contains(event.relatedTarget)); // the way back is the next stop of the Tab key
      writeAddress();
    });
    field.form.addEventListener('submit', event => {
      event.preventDefault();
      changed();
      field.blur();
    });
    // The field keeps the focus until the click: the footer stays where it is meanwhile.
    for (const button of [cancelButton, downloadButton]) button.addEventListener('mousedown', event => event.preventDefault());
    cancelButton.addEventListener('click', cancel);
    downloadButton.addEventListener('click', async () => {
      downloadButton.disabled = true;
      try {
        await (download || (await scope.find('', turn.signal)).download)();
      } catch {
        counter.announce(texts.failed);
      }
      downloadButton.disabled = false;
    });
    addEventListener('popstate', () => readAddress());
    addEventListener('pageshow', () => isBehind || readAddress()); // else the field knows better
    addEventListener('keydown', event => {
      if (event.isComposing || event.keyCode === 229) return;
      const isSearchKey = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isEditable(event.target);
      const isCommandK = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (isSearchKey || isCommandK) {
        field.focus();
        field.select();
      } else if (event.key === 'Escape' && root.classList.contains('searching')) {
        cancel();
      } else if (!moveFocus(event)) {
        return;
      }
      event.preventDefault();
    });
    keepAboveKeyboard();

    results.setAttribute('role', 'main'); // one of the two is hidden
    results.append(answers);
    Ganada.update = update;
    if (document.activeElement === field) field.dispatchEvent(new Event('focus'));
    readAddress(field.value !== ''); // what was typed before the scripts ran counts
  }

  /** @param {EventTarget | null} target */
  function isEditable(target) {
    return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
  }

  /**
   * Moves from the field into the list and along it.
   * @param {KeyboardEvent} event
   * @returns {boolean} whether the focus moved
   */
  function moveFocus(event) {
    const {key, target} = event;
    if (!Ganada.isPlain(event) || !(target instanceof Element)) return false;
    const links = [...(results.hidden ? main : results).querySelectorAll('.rows > li > a')];
    const current = links.indexOf(target.closest('.rows > li > a'));
    if (current < 0 && (target !== field || key !== 'ArrowDown')) return false;
    const next = {ArrowDown: links[current + 1] || links[current], ArrowUp: links[current - 1] || field, Home: links[0], End: links.at(-1)}[key];
    next?.focus();
    return next !== undefined;
  }

  /** Where the on-screen keyboard covers the page rather than shrinking it, the footer stands above it. */
  function keepAboveKeyboard() {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const foot = placeOf('.foot');
    const follow = () => {
      const covered = viewport.scale > 1.01 ? 0 : innerHeight - viewport.height - viewport.offsetTop;
      foot.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`);
    };
    for (const event of ['resize', 'scroll']) viewport.addEventListener(event, follow);
  }

  if (Ganada.texts && main && results && field?.form) start();
}
