import type { Reading } from '@chitta/contract';
import { describe, expect, it } from 'vitest';
import { spokenSymbols } from './spoken-symbols.ts';

const sentence = (...symbols: (string | undefined)[]) => ({
  text: 'One thing.',
  part: 'passage' as const,
  paragraph: 0,
  evidence: symbols.map((symbol) => ({ start: 0, end: 3, rule: 'act.dreamer', ...(symbol && { symbol }) })),
});

describe('spokenSymbols', () => {
  it('names each symbol once, in the order of the reading', () => {
    const sentences = [sentence('house', undefined), sentence(), sentence('dog', 'house', 'personal-3')];
    const reading: Reading = { engineVersion: '2', language: 'en', sentences };
    expect(spokenSymbols(reading)).toEqual(['house', 'dog', 'personal-3']);
  });

  it('is empty where the structure of the reading is gone', () => {
    expect(spokenSymbols(null)).toEqual([]);
  });
});
