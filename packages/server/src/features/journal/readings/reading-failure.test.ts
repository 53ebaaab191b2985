import { expect, it } from 'vitest';
import { AppError } from '#server/platform/errors/app-error.ts';
import { readingFailure } from './reading-failure.ts';

it('keeps what says itself what is wrong, and whether another try is worth it', () => {
  const busy = new AppError('server.overloaded', { retryAfter: 5 });
  const away = Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' });
  expect(readingFailure(busy)).toBe(busy);
  expect(readingFailure(away)).toBe(away);
});

it('says of everything else that the reading failed', () => {
  const cause = new TypeError('no such line');
  expect(readingFailure(cause)).toMatchObject({ reason: 'translations.failed', cause });
});
