import { stringify } from 'csv-stringify/sync';

type Cell = string | number | null;

/** First in a table, so that spreadsheets read it as UTF-8. */
export const csvStart = '\uFEFF';

/**
 * What a spreadsheet may take for the end of a cell, whichever sign its country puts between cells. The library quotes
 * only what holds the comma and line end that it writes itself.
 */
const cellEnds = /[\r\n;\t]/;
/** What a formula begins with, at the start of a cell or behind what may be taken for the end of one. */
const formula = /(?<before>^|[\r\n;\t][ \u00A0]*)(?<sign>[=+\-@\uFF0B\uFF0D\uFF1D\uFF20])/g;

/**
 * Rows as RFC 4180. What a spreadsheet would take for a formula has a `'` before it, also within a cell: where cells are
 * parted by semicolons, as in Spain, quotes behind a comma protect nothing.
 */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  const plain = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? defused(cell) : cell)));
  return stringify(plain, { quoted_match: cellEnds, record_delimiter: 'windows' });
}

function defused(cell: string): string {
  const inside = cell.replaceAll(formula, "$<before>'$<sign>");
  return /^[\t\r]/.test(inside) ? `'${inside}` : inside;
}
