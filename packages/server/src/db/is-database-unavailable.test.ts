import { expect, it } from 'vitest';
import { isDatabaseUnavailable } from './is-database-unavailable.ts';

const withCode = (code: string) => Object.assign(new Error('x'), { code });

it.each([
  ['a refused connection', withCode('ECONNREFUSED'), true],
  ['a server that shuts down', withCode('57P01'), true],
  ['too many connections', withCode('53300'), true],
  ['a broken connection', new Error('Connection terminated unexpectedly'), true],
  ['no free connection', new Error('timeout exceeded when trying to connect'), true],
  ['a cause further down', new Error('Failed query', { cause: withCode('08006') }), true],
  ['any of several addresses', new AggregateError([withCode('ECONNREFUSED')]), true],
  ['a broken rule', withCode('23505'), false],
  ['a wrong statement', withCode('42703'), false],
  ['a programming error', new TypeError('x is undefined'), false],
  ['no error', 'ECONNREFUSED', false],
])('%s: %s', (_, error, expected) => {
  expect(isDatabaseUnavailable(error)).toBe(expected);
});
