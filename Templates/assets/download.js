// The list, or the present result, as a CSV file (RFC 4180) that spreadsheets open as it is. Loaded when it is asked for.
'use strict';
var Ganada = globalThis.Ganada || {};

{
  /** The members of an item that are no columns, in the order of the file, with what they are called. */
  const ROLES = ['name', 'reading', 'aliases', 'summary', 'tags', 'link', 'date', 'updated'];

  /**
   * A cell. A spreadsheet takes what begins like a formula for one: an apostrophe keeps it text. Numbers, and telephone
   * numbers with their plus, are left alone; they can do nothing.
   */
  function cellOf(value) {
    let text = [].concat(value ?? []).join('; ');
    if (/^[=@\t\r+-]/.test(text) && !/^[+-][\d\s().,\/-]*$/.test(text)) text = `'${text}`;
    return /[",;\r\n]|^\s|\s$/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
  }

  /** All hits of an answer, with all that their rows show. */
  async function wholeItems({count, slice, values}) {
    const items = await slice(0, count);
    if (!values) return items;
    const whole = [];
    for (const item of items) whole.push({...item, ...await values(item)}); // one file after the other
    return whole;
  }

  /** @param {object} answer @param {object} texts */
  Ganada.receive(async (answer, texts) => {
    const items = await wholeItems(answer), {title, columns = []} = answer.index;
    const roles = ROLES.filter(role => role === 'name' || items.some(item => item[role] !== undefined));
    const row = cells => cells.map(cellOf).join(',') + '\r\n';
    const lines = items.map(item => row([...roles.map(role => item[role]), ...columns.map(({key}) => item.fields?.[key])]));
    const head = row([...roles.map(role => texts[role]), ...columns.map(({label}) => label)]);
    // The mark at the start tells Excel that this is UTF-8.
    const href = URL.createObjectURL(new Blob(['\ufeff', head, ...lines], {type: 'text/csv;charset=utf-8'}));
    Ganada.element('a', {href, download: `${title.replace(/[\/\\:*?"<>|]/g, '-')}.csv`}).click();
    setTimeout(() => URL.revokeObjectURL(href), 60000);
  });
}
