import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cursorInteger, cursorMicros, cursorText, decodeCursor, encodeCursor } from './keyset-cursor.ts';

const key = z.tuple([cursorText, cursorInteger]);
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a keyset cursor', () => {
  it('comes back as it went', () => {
    expect(decodeCursor(encodeCursor(['Ñandú "1"', 7]), key)).toEqual(['Ñandú "1"', 7]);
  });

  it('carries any moment that a row can have', () => {
    const moments = z.tuple([cursorMicros, cursorInteger]);
    const micros = fc.bigInt({ min: -210_866_803_200_000_000n, max: 8_640_000_000_000_000_000n }).map(String);
    fc.assert(
      fc.property(micros, (moment) => {
        expect(decodeCursor(encodeCursor([moment, 1]), moments)).toEqual([moment, 1]);
      }),
    );
    for (const beyond of ['9223372036854775808', '-210866803200000001', '1e3', '']) {
      expect(() => decodeCursor(encodeCursor([beyond, 1]), moments)).toThrow('Invalid input');
    }
  });

  it.each([
    '',
    'x',
    encode(null),
    encode({ 0: 'a', 1: 2 }),
    encode(['a']),
    encode(['a', 1.5]),
    encode(['a', 2 ** 31]),
    encode(['a\0', 1]),
    encode(['a'.repeat(201), 1]),
  ])('is refused when it was made up: %j', (cursor) => {
    expect(() => decodeCursor(cursor, key)).toThrow('Invalid input');
  });
});
