import { isDatabaseUnavailable } from '#server/db/is-database-unavailable.ts';
import { isDiskFull } from '#server/db/is-disk-full.ts';
import { AppError } from './app-error.ts';

const passing: ReadonlySet<string> = new Set([
  'requests.too_many',
  'server.overloaded',
  'server.timed_out',
  'server.database',
  'server.disk_full',
]);

/** Whether an error says how the server is at the moment, and nothing of the request: asking again later makes sense. */
export function isPassing(error: unknown): boolean {
  if (error instanceof AppError) return passing.has(error.reason);
  return isDiskFull(error) || isDatabaseUnavailable(error);
}
