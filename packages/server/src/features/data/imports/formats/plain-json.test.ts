import { describe, expect, it } from 'vitest';
import { plainJson } from './plain-json.ts';

describe('plainJson', () => {
  it.each([
    ['a\0b', 'ab'],
    ['half \ud83d', 'half \ufffd'],
    ['whole 🌊', 'whole 🌊'],
    [
      ['\0', { deep: ['x\0'] }],
      ['', { deep: ['x'] }],
    ],
    [{ told: { title: '\0A', date: null, tags: ['\0'] } }, { told: { title: 'A', date: null, tags: [''] } }],
    [null, null],
    [12.5, 12.5],
    [false, false],
  ])('%j becomes %j', (value, expected) => {
    expect(plainJson(value)).toEqual(expected);
  });

  it('leaves what it was given as it was', () => {
    const value = { cells: ['a\0'] };
    plainJson(value);
    expect(value).toEqual({ cells: ['a\0'] });
  });
});
