import type { PushAnswer } from './post-push.ts';
import { NotPublicError } from './public-lookup.ts';

/** What has become of one try. `failure` is a code for figures and logs. */
export type PushOutcome =
  | { readonly state: 'sent' }
  /** The subscription is over. */
  | { readonly state: 'gone' }
  | { readonly state: 'too_large' }
  /** Worth another try, after so many milliseconds at the earliest where the push service says so. */
  | { readonly state: 'later'; readonly failure: string; readonly afterMs: number | null }
  /** The same would come of another try. `unauthorized`: the push service does not believe who this server is. */
  | { readonly state: 'refused'; readonly failure: string };

const gone = [404, 410];
const unauthorized = [401, 403];
const passing = [408, 425, 429];

/** What an answer means, as RFC 8030 has it and push services use it. */
export function judgeAnswer({ status, retryAfter }: PushAnswer, now: Date): PushOutcome {
  if (status >= 200 && status < 300) return { state: 'sent' };
  if (gone.includes(status)) return { state: 'gone' };
  if (status === 413) return { state: 'too_large' };
  if (unauthorized.includes(status)) return { state: 'refused', failure: 'unauthorized' };
  const failure = `status_${status}`;
  if (status >= 500 || passing.includes(status)) {
    return { state: 'later', failure, afterMs: readRetryAfter(retryAfter, now) };
  }
  return { state: 'refused', failure };
}

/** What it means that there was no answer. */
export function judgeError(error: unknown): PushOutcome {
  if (error instanceof NotPublicError) return { state: 'refused', failure: 'not_public' };
  const { code, name } = error as { readonly code?: unknown; readonly name?: unknown };
  if (name === 'TimeoutError' || name === 'AbortError') {
    return { state: 'later', failure: 'ETIMEDOUT', afterMs: null };
  }
  const isCode = typeof code === 'string' && /^[A-Z0-9_]{1,60}$/.test(code);
  return { state: 'later', failure: isCode ? code : 'unknown', afterMs: null };
}

/** Seconds, or a moment; null where it is neither. */
function readRetryAfter(value: string | null, now: Date): number | null {
  if (value === null) return null;
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1_000;
  const moment = Date.parse(value);
  return Number.isNaN(moment) ? null : Math.max(0, moment - now.getTime());
}
