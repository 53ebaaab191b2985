/** JSON of plain data that is the same for the same data, in whatever order its fields were written. */
export function canonicalJson(data: unknown): string {
  return JSON.stringify(data, (_, part: unknown) => (isRecord(part) ? sorted(part) : part));
}

function isRecord(part: unknown): part is Record<string, unknown> {
  return typeof part === 'object' && part !== null && !Array.isArray(part);
}

function sorted(record: Record<string, unknown>): Record<string, unknown> {
  const fields = Object.entries(record);
  return Object.fromEntries(fields.sort(([one], [other]) => (one < other ? -1 : 1)));
}
