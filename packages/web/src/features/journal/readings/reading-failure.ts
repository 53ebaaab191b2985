import { ApiError } from '#web/lib/api-error.ts';
import { isAbort, isNetworkError } from '#web/lib/error-message.ts';

/** What stands behind a failed reading, as far as it changes what the member is told. */
export type ReadingFailure =
  | 'cancelled'
  | 'signed-out'
  | 'limit'
  | 'too-many'
  | 'server'
  | 'network'
  /** The server's own words say it best. */
  | 'told';

function failureOfAnswer(error: ApiError): ReadingFailure {
  if (error.status === 401) return 'signed-out';
  if (error.reason === 'translations.limit_reached') return 'limit';
  if (error.status === 429) return 'too-many';
  if (error.status === 500) return 'server';
  // Without a reason only the message is left to go by.
  if (error.reason === undefined && error.message.toLowerCase().includes('limit')) return 'limit';
  return 'told';
}

/** Sorts an error of `readDream`. */
export function readingFailure(error: unknown): ReadingFailure {
  if (isAbort(error)) return 'cancelled';
  if (error instanceof ApiError) return failureOfAnswer(error);
  return isNetworkError(error) ? 'network' : 'told';
}

/** Words of the toast "Translation Failed"; failures without an entry bring their own. */
export const readingFailureKeys: Readonly<Partial<Record<ReadingFailure, string>>> = {
  limit: 'failure.limit',
  'too-many': 'failure.tooMany',
  server: 'failure.server',
  network: 'failure.network',
  'signed-out': 'failure.signedOut',
};
