/** SQL that puts a row there a second time, with other values in it. */
export function copyRow(
  table: string,
  where: string,
  changes: Readonly<Record<string, string | number | boolean>>,
): string {
  const changed = JSON.stringify(changes);
  return `INSERT INTO ${table} OVERRIDING SYSTEM VALUE
    SELECT (jsonb_populate_record(given, '${changed}')).* FROM ${table} given WHERE ${where} LIMIT 1`;
}
