import { describe, expect, it } from 'vitest';
import type { Mention } from '../types.ts';
import type { MarkedMention } from './marked-dream.ts';
import { measureRecognition } from './measure-recognition.ts';

const text = 'A dog, no cat, Ann, a car.';

function mark(quote: string, change: Partial<MarkedMention> = {}): MarkedMention {
  const start = text.indexOf(quote);
  return { start, end: start + quote.length, quote, concept: quote, group: 'thing', core: true, ...change };
}

function mention(quote: string, change: Partial<Mention> = {}): Mention {
  const start = text.indexOf(quote);
  return {
    start,
    end: start + quote.length,
    text: quote,
    symbol: quote,
    group: 'object',
    variation: quote,
    rule: 'word.exact',
    sense: 'noun.object',
    state: 'present',
    ...change,
  };
}

const measure = (mentions: MarkedMention[], recognised: Mention[]) =>
  measureRecognition([{ id: 'one', text, mentions, recognised }]);
const shares = ({ coreRecall, recall, precision, flagErrors }: ReturnType<typeof measure>) =>
  [coreRecall, recall, precision, flagErrors].map(({ count, of }) => `${count}/${of}`);

describe('measureRecognition', () => {
  it('counts by overlap', () => {
    const figures = measure(
      [mark('dog'), mark('car', { core: false }), mark('cat', { flag: 'absent' })],
      [mention('A dog'), mention('cat', { state: 'absent' })],
    );
    expect(shares(figures)).toEqual(['1/1', '1/2', '1/1', '0/1']);
    expect(figures.missed).toEqual([{ what: 'car (thing)', count: 1 }]);
    expect(figures.missedCore).toEqual([]);
  });

  it('takes for found only what was reported as present', () => {
    expect(shares(measure([mark('dog')], [mention('dog', { state: 'simile' })]))[0]).toBe('0/1');
  });

  it('counts a denied thing reported as present as a flag error and a false hit', () => {
    const figures = measure([mark('cat', { flag: 'absent' })], [mention('cat')]);
    expect(shares(figures)).toEqual(['0/0', '0/0', '0/1', '1/1']);
    expect(figures.flagFaults).toEqual([{ what: 'absent: cat (thing)', count: 1 }]);
    expect(figures.falseHits).toEqual([{ what: 'cat (cat)', count: 1 }]);
  });

  it('counts a thing that was there and is reported with a flag as lost', () => {
    const found = [
      mention('A dog', { state: 'unreal' }),
      mention('car'),
      mention('car', { state: 'simile' }),
    ];
    const { wrongFlags, wronglyFlagged } = measure([mark('dog'), mark('car'), mark('cat')], found);
    expect(wrongFlags).toMatchObject({ count: 1, of: 3 });
    expect(wronglyFlagged).toEqual([{ what: 'unreal: dog (thing)', count: 1 }]);
  });

  it('leaves private names out on both sides', () => {
    const marks = [mark('Ann', { concept: 'acquaintance' })];
    expect(shares(measure(marks, [mention('Ann', { kind: 'name' })]))).toEqual(['0/0', '0/0', '0/0', '0/0']);
  });

  it('lists faults by frequency, then by name', () => {
    const dream = { id: 'one', text, mentions: [mark('dog'), mark('car'), mark('cat')], recognised: [] };
    const again = { ...dream, mentions: [mark('cat')] };
    expect(measureRecognition([dream, again]).missed.map(({ what, count }) => `${what} ${count}`)).toEqual([
      'cat (thing) 2',
      'car (thing) 1',
      'dog (thing) 1',
    ]);
  });

  it('calls a share of nothing whole', () => {
    expect(measureRecognition([]).precision).toEqual({ count: 0, of: 0, share: 1 });
  });
});
