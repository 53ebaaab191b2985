import { openDictionary } from '@chitta/interpretation';
import type { LexiconEntry } from '@chitta/symbols/types';
import { describe, expect, it } from 'vitest';
import { readLive } from './read-live.ts';

function entry(id: string, group: LexiconEntry['group'], name: string): LexiconEntry {
  return {
    id,
    group,
    name,
    category: 'Test',
    function: `is for ${id}`,
    meaning: `the part of you called ${id}`,
    insight: 'Where was that yesterday?',
    deed: 'Do one thing today.',
    variations: [id],
    common: true,
    vital: true,
  };
}

const entries = [entry('house', 'building', 'House'), entry('river', 'nature', 'River')];
const dictionary = openDictionary({
  file: { language: 'en', version: 'test', entries, combined: [], celebrities: [] },
});
const sources = {
  language: 'en',
  dictionary: { of: (language: string) => (language === 'en' ? dictionary : undefined) },
} as const;

describe('readLive', () => {
  it('gives symbols in the order of the dream, and its sky', () => {
    const { symbols, sky, mentions } = readLive('A river ran by the house. The river was wide.', sources);
    expect(symbols.map(({ id }) => id)).toEqual(['river', 'house']);
    expect(sky.stars.map(({ id, word }) => [id, word])).toEqual([
      ['river', 'river'],
      ['house', 'house'],
    ]);
    expect(sky.links).toContainEqual({ from: 'river', to: 'house', strength: 1 });
    expect(mentions).toHaveLength(3);
  });

  it('composes whole sentences from them', () => {
    const { sentences } = readLive('I walked through a house and came to a river.', sources);
    expect(sentences.length).toBeGreaterThan(1);
    expect(sentences.every(({ text }) => /[.?!…]$/.test(text))).toBe(true);
  });

  it('marks nothing where only care is said', () => {
    const { mentions, symbols, sentences } = readLive('My ex, by the house, was hitting me.', sources);
    expect([mentions, symbols]).toEqual([[], []]);
    expect(sentences.map(({ text }) => text).join(' ')).toContain('findahelpline.com');
  });

  it('reads words without symbols too', () => {
    expect(readLive('Nothing of it.', sources).symbols).toEqual([]);
  });
});
