import { expect, it } from 'vitest';
import en from '../locales/voice-recordings.en.json' with { type: 'json' };
import { problemKeys, problemOf } from './recorder-problem.ts';

it.each([
  ['NotAllowedError', 'not-allowed'],
  ['SecurityError', 'not-allowed'],
  ['NotFoundError', 'no-microphone'],
  ['OverconstrainedError', 'no-microphone'],
  ['NotReadableError', 'in-use'],
  ['AbortError', 'in-use'],
  ['QuotaExceededError', 'failed'],
])('%s means %s', (name, problem) => {
  expect(problemOf(Object.assign(new Error('no'), { name }))).toBe(problem);
});

it.each([[undefined], ['no'], [null]])('%j means that it failed', (error) => {
  expect(problemOf(error)).toBe('failed');
});

it('has words for each problem, and other words for each', () => {
  const words = Object.values(problemKeys).map((key) => {
    const [part = '', name = ''] = key.split('.');
    return (en as unknown as Record<string, Record<string, string>>)[part]?.[name];
  });
  expect(words.every((text) => typeof text === 'string' && text !== '')).toBe(true);
  expect(new Set(words).size).toBe(words.length);
});
