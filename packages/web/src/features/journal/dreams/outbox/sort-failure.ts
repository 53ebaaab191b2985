import { ApiError } from '#web/lib/api-error.ts';
import { isAbort, isNetworkError } from '#web/lib/error-message.ts';

/**
 * What a failed attempt means for what waits. `later`: it may go the next time. `signed-out`: nobody is signed in.
 * `not-ours`: somebody else is. `refused`: it will not go as it is.
 */
export type SendFailure = 'later' | 'signed-out' | 'not-ours' | 'refused';

/** Thrown where the member whose entries are sent is no longer the one who is signed in. */
export class MemberLeft extends Error {
  readonly failure: 'signed-out' | 'not-ours';

  /** `there`: the number of whoever is signed in now; null: nobody. */
  constructor(there: number | null) {
    super('Another member, or nobody, is signed in');
    this.failure = there === null ? 'signed-out' : 'not-ours';
  }
}

/** Answers that say nothing of what was sent: too early, too many at once. */
const passing: ReadonlySet<number> = new Set([408, 425, 429]);

/** Whether nothing is known of what became of the call: no answer came, or none in time. */
export function hadNoAnswer(error: unknown): boolean {
  const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
  return isTimeout || isAbort(error) || isNetworkError(error);
}

/** Sorts an error of sending. Answers below 400 were pages of somebody on the way, such as a hotel's sign-in. */
export function sortFailure(error: unknown): SendFailure {
  if (error instanceof MemberLeft) return error.failure;
  if (!(error instanceof ApiError)) return 'later';
  if (error.status === 401) return 'signed-out';
  if (error.reason === 'requests.user_mismatch') return 'not-ours';
  const isAnswer = error.status >= 400 && error.status < 500 && !passing.has(error.status);
  return isAnswer ? 'refused' : 'later';
}
