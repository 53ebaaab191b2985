import { describe, expect, it } from 'vitest';
import { buildApiError } from '#web/lib/api-error.ts';
import { hadNoAnswer, sortFailure } from './sort-failure.ts';

const answer = (status: number, reason?: string) => buildApiError(status, '', { reason });

describe('sortFailure', () => {
  it.each([
    ['no connection', new TypeError('Failed to fetch'), 'later'],
    ['no answer in time', new DOMException('late', 'TimeoutError'), 'later'],
    ['a page of somebody on the way', answer(200), 'later'],
    ['a broken server', answer(500, 'server.unexpected'), 'later'],
    ['a busy server', answer(503, 'server.overloaded'), 'later'],
    ['too many at once', answer(429, 'requests.too_many'), 'later'],
    ['an ended session', answer(401, 'accounts.signed_out'), 'signed-out'],
    ['the session of another member', answer(403, 'requests.user_mismatch'), 'not-ours'],
    ['a suspended account', answer(403, 'accounts.suspended'), 'refused'],
    ['words that cannot be kept', answer(422, 'requests.invalid'), 'refused'],
    ['a change since', answer(409, 'dreams.changed_meanwhile'), 'refused'],
  ] as const)('%s', (_, error, failure) => expect(sortFailure(error)).toBe(failure));
});

describe('hadNoAnswer', () => {
  it('tells what may have arrived from what has been answered', () => {
    expect(hadNoAnswer(new TypeError('Failed to fetch'))).toBe(true);
    expect(hadNoAnswer(new DOMException('late', 'TimeoutError'))).toBe(true);
    expect(hadNoAnswer(answer(500))).toBe(false);
    expect(hadNoAnswer(new TypeError('x is undefined'))).toBe(false);
  });
});
