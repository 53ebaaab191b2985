/** SQLSTATE classes and codes that say "not now": connection (08), shutting down or starting (57P), too many (53). */
const unavailableState = /^(?:08|57P|53)/;
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
]);
/** What the driver says in words alone. */
const driverMessages =
  /Connection terminated|timeout exceeded when trying to connect|after calling end on the pool|is not queryable|timeout expired/;

/** Whether an error, or what caused it, means that the database could not be reached. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string' && (unavailableState.test(code) || networkCodes.has(code))) return true;
  if (driverMessages.test(error.message)) return true;
  if (error instanceof AggregateError && error.errors.some(isDatabaseUnavailable)) return true;
  return isDatabaseUnavailable(error.cause);
}
