import { expect, it } from 'vitest';
import { isDiskFull } from './is-disk-full.ts';

const withCode = (code: string) => Object.assign(new Error('x'), { code });

it.each([
  ['PostgreSQL without room', withCode('53100'), true],
  ['a file without room', withCode('ENOSPC'), true],
  ['a quota that is used up', withCode('EDQUOT'), true],
  ['a cause further down', new Error('Failed query', { cause: withCode('53100') }), true],
  ['too many connections', withCode('53300'), false],
  ['a programming error', new TypeError('x is undefined'), false],
  ['no error', 'ENOSPC', false],
])('%s: %s', (_, error, expected) => {
  expect(isDiskFull(error)).toBe(expected);
});
