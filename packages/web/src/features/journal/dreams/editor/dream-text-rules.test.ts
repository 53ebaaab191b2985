import { describe, expect, it } from 'vitest';
import { counterTone, dreamLength, readProblem, saveProblem } from './dream-text-rules.ts';

describe('dream text rules', () => {
  it.each([
    ['', 'empty', 'empty'],
    [' \n\t ', 'empty', 'empty'],
    ['a'.repeat(19), 'too-short', null],
    [`  ${'a'.repeat(19)}  `, 'too-short', null],
    ['a'.repeat(20), null, null],
    ['a'.repeat(5000), null, null],
    [`${'a'.repeat(5000)}   `, null, null],
    ['a'.repeat(5001), 'too-long', 'too-long'],
  ])('judges %j', (content, toRead, toSave) => {
    expect(readProblem(content)).toBe(toRead);
    expect(saveProblem(content)).toBe(toSave);
  });

  it('counts as the server counts', () => {
    expect(dreamLength(' 🌊 ')).toBe(2);
  });

  it('speaks up only near the end', () => {
    expect(counterTone('a'.repeat(4500))).toBe('calm');
    expect(counterTone('a'.repeat(4501))).toBe('near');
    expect(counterTone('a'.repeat(5001))).toBe('over');
  });
});
