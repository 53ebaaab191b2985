import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cursorInteger, cursorText, decodeCursor, encodeCursor } from './keyset-cursor.ts';

const key = z.tuple([cursorText, cursorInteger]);
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a keyset cursor', () => {
  it('comes back as it went', () => {
    expect(decodeCursor(encodeCursor(['Ñandú "1"', 7]), key)).toEqual(['Ñandú "1"', 7]);
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
