import { describe, expect, it } from 'vitest';
import { maySlip, visitOneSlipAway } from './one-slip-away.ts';

function oneSlipAway(word: string): Set<string> {
  const words = new Set<string>();
  visitOneSlipAway(word, (intended) => words.add(intended));
  return words;
}

describe('visitOneSlipAway', () => {
  it.each([
    ['chidlren', 'children'],
    ['baloons', 'balloons'],
    ['ballloons', 'balloons'],
    ['childen', undefined],
    ['elephnat', 'elephant'],
    ['resturant', 'restaurant'],
    ['restauurant', 'restaurant'],
    ['restauxrant', 'restaurant'],
    ['restourant', 'restaurant'],
    ['celebra', undefined],
  ])('reaches from %s %s', (word, intended) => {
    const words = oneSlipAway(word);
    if (intended === undefined) expect(words.size).toBeLessThan(12);
    else expect(words).toContain(intended);
  });

  it('never reaches the word itself, nor one with another beginning', () => {
    const words = oneSlipAway('restaurants');
    expect(words).not.toContain('restaurants');
    expect([...words].filter((word) => !word.startsWith('r'))).toEqual([]);
  });
});

describe('maySlip', () => {
  it.each([
    ['balloon', true],
    ['baloon', false],
    ['a'.repeat(25), false],
    ['f16sfsdf', false],
  ])('%s: %s', (word, expected) => {
    expect(maySlip(word)).toBe(expected);
  });
});
