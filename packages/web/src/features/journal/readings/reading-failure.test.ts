import { describe, expect, it } from 'vitest';
import { ApiError } from '#web/lib/api-error.ts';
import { readingFailure } from './reading-failure.ts';

const answer = (status: number, message: string, reason?: string) =>
  new ApiError({ status, code: 'INTERNAL', message, reason });

describe('readingFailure', () => {
  it.each([
    ['a cancelled request', new DOMException('stopped', 'AbortError'), 'cancelled'],
    ['an ended session', answer(401, 'Please sign in.', 'accounts.signed_out'), 'signed-out'],
    ['the allowance by its reason', answer(403, 'none left', 'translations.limit_reached'), 'limit'],
    ['the allowance by its words', answer(403, 'Daily limit exceeded'), 'limit'],
    ['too many requests', answer(429, 'Slow down', 'requests.too_many'), 'too-many'],
    ['a server error', answer(500, 'Translation failed', 'translations.failed'), 'server'],
    ['a lost connection', new TypeError('Failed to fetch'), 'network'],
    ['a busy server', answer(503, 'The server is busy.', 'server.overloaded'), 'told'],
    [
      'a text that is too long, whose words also speak of a limit',
      answer(422, 'Please limit your dream description to 5000 characters.', 'translations.too_long'),
      'told',
    ],
    ['anything else', new Error('odd'), 'told'],
  ])('knows %s', (_, error, expected) => {
    expect(readingFailure(error)).toBe(expected);
  });
});
