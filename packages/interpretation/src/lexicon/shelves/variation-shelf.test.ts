import type { Language, LexiconEntry, SymbolGroup } from '@chitta/symbols/types';
import { describe, expect, it } from 'vitest';
import { VariationShelf } from './variation-shelf.ts';

function shelfOf(language: Language, rows: readonly (readonly [SymbolGroup, string])[]): VariationShelf {
  const entries = rows.map(([group, variations], at): LexiconEntry => {
    const texts = { name: '', category: '', function: '', meaning: '', insight: '', deed: '' };
    const list = variations.split(', ');
    return { id: `entry-${at}`, group, ...texts, variations: list, common: false, vital: false };
  });
  return new VariationShelf(entries, language);
}

describe('VariationShelf', () => {
  const rows: [SymbolGroup, string][] = [
    ['animal', 'dog, guard dog, mouse'],
    ['action', 'go home, gone/x, saw/n'],
  ];

  it.each([
    ['dogs', 'entry-0 dog 0'],
    ['guard', 'entry-0 guard dog 1'],
    ['guarded', 'entry-0 guard dog 1'],
    ['mice', 'entry-0 mouse 2'],
    ['went', 'entry-1 go home 3'],
    ['gone', 'entry-1 go home 3, entry-1 gone/x 4'],
    ['saws', 'entry-1 saw/n 5'],
    ['house', ''],
  ])('gives for %j %j', (word, expected) => {
    const packed = shelfOf('en', rows).take(word);
    expect(packed.map(({ entry, notation, order }) => `${entry.id} ${notation} ${order}`).join(', ')).toBe(
      expected,
    );
  });

  it.each([
    ['vuelo', 'volar sobre el mar'],
    ['casitas', 'casa de campo'],
    ['anciana', 'anciano'],
    ['caer', ''],
  ])('gives for %j in Spanish %j', (word, expected) => {
    const shelf = shelfOf('es', [
      ['action', 'volar sobre el mar'],
      ['building', 'casa de campo'],
      ['person', 'anciano'],
    ]);
    expect(
      shelf
        .take(word)
        .map(({ notation }) => notation)
        .join(', '),
    ).toBe(expected);
  });
});
