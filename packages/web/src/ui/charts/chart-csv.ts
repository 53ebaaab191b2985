import type { ChartTable } from './chart-table.ts';

/** What spreadsheets would take for a formula. */
const formula = /^[=+\-@\t\r]/;

function cellOf(text: string): string {
  const safe = formula.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text;
  return /["\n\r,;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The figures of a chart as comma-separated values (RFC 4180), marked as UTF-8 for spreadsheets. */
export function chartCsv({ columns, rows }: Pick<ChartTable, 'columns' | 'rows'>): string {
  return `\uFEFF${[columns, ...rows].map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`;
}
