import { limits } from '@chitta/contract';
import { describe, expect, it } from 'vitest';
import {
  feelingsSentence,
  nightsIn,
  questionOf,
  returningSentence,
  sentenceOf,
  summaryOf,
  type ToldFinding,
  timesUntil,
} from './letter-sentences.ts';

const share = (count: number) => ({ count, of: 12, low: 0, high: 1 });
const findingOf = (kind: ToldFinding['kind'], value: string, difference: number): ToldFinding => ({
  kind,
  value,
  name: kind === 'symbol' || kind === 'felt' ? 'River' : null,
  now: share(6),
  before: share(1),
  difference: { value: difference, low: -1, high: 1 },
  p: 0.01,
});
const examples = { symbol: 'river', felt: 'fear', chosen: 'fear', category: 'nightmare', recall: 'dream' };

const month = '2026-10';

describe('what a letter says', () => {
  it.each(
    limits.languages.flatMap((language) =>
      limits.findingKinds.flatMap((kind) => [0.4, -0.4].map((change) => [language, kind, change] as const)),
    ),
  )('in %s of %s by %s is a whole sentence, and so is its question', (language, kind, change) => {
    const finding = findingOf(kind, examples[kind], change);
    const sentence = sentenceOf(language, finding);
    expect(sentence).toMatch(
      /6 (?:of (?:the )?|de (?:las )?)12(?: dreams| sueños| mornings you marked| mañanas que marcaste)?\.$/,
    );
    expect(sentence).not.toContain('{{');
    expect(questionOf(language, { findings: [finding], returning: null, month })).toMatch(/^[^{]+\?$/);
  });

  it('names feelings and kinds as the journal does', () => {
    expect(sentenceOf('en', findingOf('chosen', 'longing', 0.3))).toContain('Longing');
    expect(sentenceOf('es', findingOf('category', 'nightmare', 0.3))).toContain('Pesadilla');
  });

  it('counts one as one', () => {
    expect(summaryOf('en', { dreams: 1, nights: 1 })).toBe('One dream in one night.');
    expect(summaryOf('es', { dreams: 7, nights: 5 })).toBe('7 sueños en 5 noches.');
  });

  const dream = {
    kind: 'dream',
    names: ['House', 'Room'],
    nights: 2,
    times: 5,
    since: '2025-11',
    dreams: [],
  } as const;

  it('says what came back, and asks about it where nothing else is told', () => {
    expect(returningSentence('en', dream)).toBe(
      'A dream you know came back on 2 nights, with “House” and “Room” in it. You have had it 5 times since November 2025.',
    );
    expect(returningSentence('es', { ...dream, nights: 1 })).toBe(
      'Volvió un sueño que ya conoces, con «House» y «Room». Lo has tenido 5 veces desde noviembre de 2025.',
    );
    expect(returningSentence('en', { ...dream, times: 2 })).toMatch(
      / You have had it twice since November 2025\.$/,
    );
    const symbol = { kind: 'symbol', name: 'Perro', count: 3, before: 8, dreams: [] } as const;
    expect(returningSentence('es', symbol)).toBe(
      '«Perro» apareció en 3 sueños del mes; en el año anterior, en 8.',
    );
    expect(questionOf('es', { findings: [], returning: symbol, month })).toContain('«Perro»');
    expect(questionOf('en', { findings: [], returning: null, month })).toContain('this month');
  });

  it('does not ask the same of a returning dream month after month', () => {
    const asked = ['2026-07', '2026-08', '2026-09'].map((each) =>
      questionOf('en', { findings: [], returning: dream, month: each }),
    );
    expect(new Set(asked).size).toBe(3);
  });

  it('says what was marked to be felt, and what most often where something was', () => {
    const marked = (chosen: [string, number][], dreams = 6) =>
      feelingsSentence('en', { dreams, chosenTold: 4, chosen });
    expect(
      marked([
        ['joy', 3],
        ['fear', 1],
      ]),
    ).toBe('You marked what you felt in 4 of 6 dreams. Most often, in 3 of them: joy.');
    expect(
      feelingsSentence('es', {
        dreams: 6,
        chosenTold: 4,
        chosen: [
          ['joy', 2],
          ['calm', 2],
        ],
      }),
    ).toBe('Marcaste lo que sentiste en 4 de 6 sueños. Lo más frecuente, en 2 de ellos: alegría y calma.');
    expect(
      marked([
        ['joy', 1],
        ['fear', 1],
      ]),
    ).toBe('You marked what you felt in 4 of 6 dreams.');
    expect(
      marked([
        ['joy', 2],
        ['fear', 2],
        ['calm', 2],
        ['shame', 2],
      ]),
    ).toBe('You marked what you felt in 4 of 6 dreams.');
    expect(feelingsSentence('en', { dreams: 6, chosenTold: 0, chosen: [] })).toBeNull();
    expect(marked([['joy', 1]], 1)).toBeNull();
  });

  it('counts a returning dream until the end of the month it is told of', () => {
    const nights = ['2026-11-02', '2026-10-20', '2026-08-01'];
    const dreams = nights.map((night, id) => ({ id, night, title: '', language: 'en' as const }));
    expect(timesUntil({ count: 3, dreams }, '2026-10')).toBe(2);
    expect(timesUntil({ count: 3, dreams }, '2026-11')).toBe(3);
  });

  it('takes a dream to have come back where it was there before', () => {
    const nights = ['2026-11-02', '2026-10-20', '2026-10-20', '2026-10-04', '2026-08-01'];
    const dreams = nights.map((night, id) => ({ id, night, title: '', language: 'en' as const }));
    expect(nightsIn({ firstNight: '2026-08-01', dreams }, '2026-10')).toBe(2);
    expect(nightsIn({ firstNight: '2026-08-01', dreams }, '2026-08')).toBe(0);
    expect(nightsIn({ firstNight: '2026-10-04', dreams }, '2026-10')).toBe(0);
  });
});
