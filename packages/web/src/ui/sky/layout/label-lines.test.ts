import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { labelLines } from './label-lines.ts';

describe('labelLines', () => {
  it.each([
    ['dog', ['dog']],
    ['the old house', ['the old house']],
    ['the very old house', ['the very old', 'house']],
    ['', []],
    ['   ', []],
    [' a  b ', ['a b']],
  ])('%j is %j', (text, lines) => {
    expect(labelLines(text)).toEqual(lines);
  });

  it('parts a word that is too long before a consonant, as it is spoken', () => {
    expect(labelLines('responsibilities')).toEqual(['responsibili-', 'ties']);
  });

  it('counts an accent with its letter, and a picture as one sign', () => {
    expect(labelLines('e\u0301e\u0301e\u0301e\u0301e\u0301 ooooo ii')).toEqual(['ééééé ooooo ii']);
    expect(labelLines('🐕'.repeat(14))).toHaveLength(1);
  });

  it('loses no sign, and has no line of more than fourteen', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1, maxLength: 40 }), { maxLength: 5 }), (words) => {
        const text = words.join(' ').normalize('NFC');
        const lines = labelLines(text);
        for (const line of lines) expect([...line].length).toBeLessThanOrEqual(14);
        const bare = (value: string) => value.replace(/[\s-]/g, '');
        expect(bare(lines.join(''))).toBe(bare(text));
      }),
    );
  });
});
