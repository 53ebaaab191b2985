/** What a statement gave back. */
interface Result {
  readonly command: string | null;
  readonly rowCount: number | null;
  readonly fields: readonly { readonly name: string }[];
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/** Rows below each other under the names of their columns, then their number; or what was done. */
export function printTable({ command, rowCount, fields, rows }: Result): string[] {
  if (fields.length === 0) return [`${command} ${rowCount ?? ''}`.trim()];
  const names = fields.map(({ name }) => name);
  const cells = [names, ...rows.map((row) => names.map((name) => textOf(row[name])))];
  const widths = names.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const lines = cells.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [...lines, `(${rows.length} ${rows.length === 1 ? 'row' : 'rows'})`];
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`;
  return (typeof value === 'object' ? JSON.stringify(value) : String(value)).replaceAll(/[\r\n\t]/g, ' ');
}
