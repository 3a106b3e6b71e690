/** A spreadsheet takes a text that begins like this for a formula, and would run it. */
const formulaStart = /^[=+\-@\t\r]/;

/** @returns a text of another person's as a spreadsheet may have it: an apostrophe keeps a formula from being one */
export const harmlessText = (text: string): string => (formulaStart.test(text) ? `'${text}` : text);

const quoted = (value: string): string =>
  /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;

/** @returns the rows as a table of RFC 4180 */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
