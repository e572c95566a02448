// The search field: typing filters, Escape and Cancel restore, the address keeps the query. search.js finds the answers.
'use strict';
var Ganada = globalThis.Ganada || {};

{
  /** The count is announced when typing has paused for so many milliseconds. */
  const PAUSE = 800;
  /** So many rows are shown at once, and so many of each collection where all are searched. */
  const FIRST = 100, PREVIEW = 10;

  const root = document.documentElement;
  const main = document.getElementById('_main');
  const results = document.getElementById('_results');
  const field = /** @type {HTMLInputElement} */ (document.getElementById('_q'));

  /** What the page hands over: the words of the interface, and how its language writes numbers. */
  function readTexts() {
    const texts = JSON.parse(document.getElementById('_strings').textContent);
    const rules = new Intl.PluralRules(texts.language);
    const format = new Intl.NumberFormat(texts.language, {numberingSystem: 'latn'}).format; // Texts.swift says why
    /** A text in the plural form of a number. @param {'items' | 'results'} key @param {number} number */
    const counted = (key, number) =>
      (texts[key][rules.select(number)] || texts[key].other).replace('{count}', format(number));
    return {texts, format, counted};
  }

  /** The count in the footer. It is announced too, but only once it has stood for a while. */
  function openCounter() {
    const place = /** @type {HTMLElement} */ (document.querySelector('[data-count]'));
    const status = document.querySelector('[role="status"]');
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
      /** Shows a number of results. */
      show(number, text) {
        isAtRest = false;
        write(number, text);
        announce(text);
      },
      /** Shows no number, and announces why. */
      fail(reason) {
        isAtRest = false;
        write('', '');
        announce(reason);
      },
      /** Shows what it showed at first. */
      reset() {
        isAtRest = true;
        write(rest.number, rest.text);
        announce(rest.text);
      },
      /** Learns the total, where the page does not tell it. */
      learn(total, text) {
        if (rest.number !== '') return;
        rest = {number: String(total), text};
        if (isAtRest) write(total, text);
      },
    };
  }

  /** Where the field looks: in the page's collection, or on a page of none in all of them. */
  function openScope({texts, format}) {
    const {collection, root: siteRoot} = document.body.dataset;
    if (collection !== undefined) {
      const opened = Ganada.open(new URL(collection, location.href).href);
      return {
        total: async () => (await opened.load()).count,
        async find(query, signal) {
          const [answer, index] = await Promise.all([opened.search(query, {limit: FIRST, signal}), opened.load()]);
          return {count: answer.count, show: () => Ganada.showResults(results, answer, index, {texts, format, signal})};
        },
      };
    }
    const sum = list => list.reduce((total, {count}) => total + count, 0);
    return {
      total: async () => sum(await Ganada.collections()),
      async find(query, signal) {
        const answers = await Ganada.searchAll(query, {limit: PREVIEW, signal});
        const found = await Promise.all(answers.map(async ({title, mount, result}) => {
          const list = new URL(`${siteRoot}${mount}index.html`, location.href);
          list.searchParams.set('q', query);
          return {title, href: list.href, answer: result, index: await Ganada.open(mount).load()};
        }));
        return {
          count: sum(found.map(({answer}) => answer)),
          show: () => Ganada.showCollections(results, found, {texts, format}),
        };
      },
    };
  }

  function start() {
    const {texts, format, counted} = readTexts();
    const counter = openCounter(), scope = openScope({texts, format});
    const cancelButton = /** @type {HTMLButtonElement} */ (field.form.querySelector('[data-cancel]'));

    /** The query that is shown, or is being looked up. */
    let query = '';
    /** Ends the lookup of the query when another takes its place. */
    let turn = new AbortController();
    /** Where the page stood before the results took its place. */
    let position = 0;

    // What is shown.

    /** Puts the results in place of the page's main part. */
    function showResults() {
      if (results.hidden) position = scrollY;
      main.hidden = true;
      results.hidden = false;
      scrollTo(0, 0);
    }

    function showRest() {
      setBusy(false);
      counter.reset();
      if (results.hidden) return;
      results.hidden = true;
      results.replaceChildren();
      main.hidden = false;
      scrollTo(0, position);
    }

    function showFailure() {
      Ganada.showMessage(results, texts.failed, texts, () => {
        field.focus();
        update();
      });
      showResults();
      counter.fail(texts.failed);
    }

    const setBusy = busy => {
      for (const place of [main, results]) busy ? place.setAttribute('aria-busy', 'true') : place.removeAttribute('aria-busy');
    };

    /** Shows the footer and the way back while one searches. */
    function showSearching(hasFocus = field.form.contains(document.activeElement)) {
      const searching = field.value !== '' || hasFocus;
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
      writeAddress();
      if (query.trim() === '') return showRest();
      setBusy(true);
      try {
        const {count, show} = await scope.find(query, signal);
        if (signal.aborted) return;
        const text = counted('results', count);
        if (count === 0) Ganada.showMessage(results, text, texts);
        else show();
        showResults();
        counter.show(count, text);
      } catch (error) {
        if (signal.aborted) return;
        showFailure();
      }
      setBusy(false);
    }

    function cancel() {
      field.value = '';
      update();
      field.blur();
    }

    /** `?q=` in the address, so that a reload, a bookmark and Back show the same. */
    function writeAddress() {
      const address = new URL(location.href);
      if (query.trim() === '') address.searchParams.delete('q');
      else address.searchParams.set('q', query);
      if (address.href === location.href) return;
      try {
        history.replaceState(history.state, '', address.href);
      } catch {
        // Safari allows 100 changes in 30 seconds; the next one that it allows has the whole query.
      }
    }

    function readAddress() {
      const wanted = new URLSearchParams(location.search).get('q') || '';
      if (wanted === query) return;
      field.value = wanted;
      update();
    }

    // What is listened to.

    const changed = () => { if (field.value !== query) update(); };
    field.addEventListener('input', changed);
    field.addEventListener('compositionend', changed);
    field.addEventListener('search', changed);
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
    cancelButton.addEventListener('mousedown', event => event.preventDefault()); // the field keeps the focus until the click
    cancelButton.addEventListener('click', cancel);
    addEventListener('popstate', readAddress);
    addEventListener('pageshow', readAddress);
    addEventListener('keydown', event => {
      const isSearchKey = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isEditable(event.target);
      const isCommandK = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (event.isComposing || event.keyCode === 229) return;
      if (isSearchKey || isCommandK) {
        event.preventDefault();
        field.focus();
        field.select();
      } else if (event.key === 'Escape' && root.classList.contains('searching')) {
        event.preventDefault();
        cancel();
      } else if (moveFocus(event)) {
        event.preventDefault();
      }
    });
    keepAboveKeyboard();

    results.setAttribute('role', 'main'); // one of the two is hidden
    if (document.activeElement === field) field.dispatchEvent(new Event('focus'));
    if (field.value === '') readAddress();
    else update();
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
  function moveFocus({key, target, ctrlKey, metaKey, altKey, shiftKey}) {
    if (ctrlKey || metaKey || altKey || shiftKey || !(target instanceof Element)) return false;
    const links = [...(results.hidden ? main : results).querySelectorAll('[data-item] > a')];
    const current = links.indexOf(target.closest('[data-item] > a'));
    if (links.length === 0 || (current < 0 && target !== field)) return false;
    let next;
    if (key === 'ArrowDown') next = links[Math.min(current + 1, links.length - 1)];
    else if (current < 0) return false;
    else if (key === 'ArrowUp') next = links[current - 1] || field;
    else if (key === 'Home') next = links[0];
    else if (key === 'End') next = links[links.length - 1];
    if (next === undefined) return false;
    next.focus();
    return true;
  }

  /** Where the on-screen keyboard covers the page rather than shrinking it, the footer stands above it. */
  function keepAboveKeyboard() {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const follow = () => {
      const covered = viewport.scale > 1.01 ? 0 : innerHeight - viewport.height - viewport.offsetTop;
      root.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`);
    };
    viewport.addEventListener('resize', follow);
    viewport.addEventListener('scroll', follow);
  }

  if (field !== null) start();
}
