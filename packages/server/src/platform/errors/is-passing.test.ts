import { expect, it } from 'vitest';
import { AppError } from './app-error.ts';
import { isPassing } from './is-passing.ts';

it.each([
  [new AppError('server.overloaded'), true],
  [new AppError('server.database'), true],
  [new AppError('requests.too_many'), true],
  [Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), true],
  [Object.assign(new Error('disk'), { code: '53100' }), true],
  [new AppError('dreams.not_found'), false],
  [new TypeError('a mistake of ours'), false],
])('%s passes by itself: %s', (error, expected) => {
  expect(isPassing(error)).toBe(expected);
});
