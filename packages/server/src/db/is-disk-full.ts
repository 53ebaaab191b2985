/** PostgreSQL's `disk_full`, and what the system says to whoever writes a file. */
const fullCodes = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** Whether an error, or what caused it, means that there was no room to write. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (typeof code === 'string' && fullCodes.has(code)) || isDiskFull(error.cause);
}

/** For writes that a read can do without: `.catch(throwUnlessDiskFull)`. */
export function throwUnlessDiskFull(error: unknown): void {
  if (!isDiskFull(error)) throw error;
}
