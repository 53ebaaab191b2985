import { describe, expect, it } from 'vitest';
import { byteRange } from './byte-range.ts';

describe('byteRange', () => {
  it.each([
    ['bytes=0-', { start: 0, end: 99 }],
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=10-19', { start: 10, end: 19 }],
    ['bytes=90-500', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=20-10', null],
    ['bytes=-', null],
    ['bytes=0-9,20-29', null],
    ['bytes=0x1-2', null],
    ['bytes=99999999999999999999-', null],
    ['seconds=1-2', null],
    [undefined, null],
  ] as const)('%s of 100 is %o', (header, expected) => {
    expect(byteRange(header, 100)).toEqual(expected);
  });
});
