/**
 * The value with texts that PostgreSQL can hold as JSON: without NUL and lone halves of characters. Readers have
 * checked its shape by then, so it is never deep.
 */
export function plainJson<T>(value: T): T {
  return plain(value) as T;
}

function plain(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
}
