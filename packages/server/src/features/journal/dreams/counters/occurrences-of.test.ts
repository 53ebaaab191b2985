import { describe, expect, it } from 'vitest';
import type { StoredMention } from '#server/db/tables/journal/dreams.ts';
import { occurrencesOf } from './occurrences-of.ts';

const content = 'The window was no window; the broken window fell.';
const mention = (changes: Partial<StoredMention> = {}): StoredMention => ({
  start: 4,
  end: 10,
  variation: 'window',
  rule: 'word.exact',
  state: 'present',
  ...changes,
});
const of = (...mentions: StoredMention[]) =>
  occurrencesOf({ content, recognizedSymbols: [{ id: 'window', mentions }] });

const bare = { symbol: 'window', conditionSymbol: null, conditionText: null, actor: null };

describe('occurrencesOf', () => {
  it('leaves out what was not there', () => {
    expect(of(mention({ state: 'absent' }), mention({ state: 'simile' }))).toEqual([]);
    expect(of(mention({ state: 'absent' }), mention())).toEqual([bare]);
  });

  it('takes the first condition and the first actor of places where it was there', () => {
    const broken = { start: 30, end: 36, symbol: 'broken' };
    const other = { start: 0, end: 3, symbol: 'open' };
    const absent = mention({ state: 'absent', condition: other, actor: 'other' });
    const places = [absent, mention(), mention({ condition: broken }), mention({ actor: 'dreamer' })];
    expect(of(...places)).toEqual([
      { symbol: 'window', conditionSymbol: 'broken', conditionText: 'broken', actor: 'dreamer' },
    ]);
  });

  it('makes one of all places, and knows nothing of dreams marked long ago', () => {
    expect(of(mention(), mention({ start: 18, end: 24 }))).toEqual([bare]);
    expect(occurrencesOf({ content, recognizedSymbols: [] })).toEqual([]);
  });

  it('cuts a long condition between characters', () => {
    const long = `${'x'.repeat(99)}🌊 window`;
    const [found] = occurrencesOf({
      content: long,
      recognizedSymbols: [
        { id: 'window', mentions: [mention({ condition: { start: 0, end: 101, symbol: 'wet' } })] },
      ],
    });
    expect(found?.conditionText?.isWellFormed()).toBe(true);
    expect(found?.conditionText).toHaveLength(100);
  });
});
