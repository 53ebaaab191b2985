/**
 * The embedded PostgreSQL cannot be used. The message is written for the terminal of whoever started
 * the app: it says what is wrong and what to do, so it is printed as it is, without a stack.
 */
export class EmbeddedServerError extends Error {
  override name = 'EmbeddedServerError';
}

/** The way out that always exists, as the last sentence of messages about this machine. */
export const otherServerHint =
  'Or use a PostgreSQL of your own: set DATABASE_URL=postgresql://user:password@host:5432/database.';

/** Reads the `code` (`ENOENT` and so on) of an error of Node, or '' where it has none. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
