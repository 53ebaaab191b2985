import { stringify } from 'csv-stringify/sync';

type Cell = string | number | null;

/** First in a table, so that spreadsheets read it as UTF-8. */
export const csvStart = '\uFEFF';

/** The library quotes only what holds the line end that it writes itself. */
const lineEnds = /[\r\n]/;

/** Rows as RFC 4180. A cell that a spreadsheet would take for a formula has a `'` before it. */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return stringify(rows as Cell[][], {
    escape_formulas: true,
    quoted_match: lineEnds,
    record_delimiter: 'windows',
  });
}
