import { limits } from '@chitta/contract';
import { describe, expect, it } from 'vitest';
import {
  nightsIn,
  questionOf,
  returningSentence,
  sentenceOf,
  summaryOf,
  type ToldFinding,
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

describe('what a letter says', () => {
  it.each(
    limits.languages.flatMap((language) =>
      limits.findingKinds.flatMap((kind) => [0.4, -0.4].map((change) => [language, kind, change] as const)),
    ),
  )('in %s of %s by %s is a whole sentence, and so is its question', (language, kind, change) => {
    const finding = findingOf(kind, examples[kind], change);
    const sentence = sentenceOf(language, finding);
    expect(sentence).toMatch(/6 (?:of|de) 12(?: dreams| sueños)?\.$/);
    expect(sentence).not.toContain('{{');
    expect(questionOf(language, [finding], null)).toMatch(/^[^{]+\?$/);
  });

  it('names feelings and kinds as the journal does', () => {
    expect(sentenceOf('en', findingOf('chosen', 'longing', 0.3))).toContain('Longing');
    expect(sentenceOf('es', findingOf('category', 'nightmare', 0.3))).toContain('Pesadilla');
  });

  it('counts one as one', () => {
    expect(summaryOf('en', { dreams: 1, nights: 1 })).toBe('One dream in one night.');
    expect(summaryOf('es', { dreams: 7, nights: 5 })).toBe('7 sueños en 5 noches.');
  });

  it('says what came back, and asks about it where nothing else is told', () => {
    const dream = { kind: 'dream', names: ['House', 'Room'], nights: 2 } as const;
    expect(returningSentence('en', dream)).toBe(
      'A dream you know came back, with House and Room: in 2 nights.',
    );
    expect(questionOf('en', [], dream)).toContain('If this dream came back once more');
    const symbol = { kind: 'symbol', name: 'Perro', dreams: 3 } as const;
    expect(returningSentence('es', symbol)).toBe('«Perro» volvió: en 3 sueños.');
    expect(questionOf('es', [], symbol)).toContain('«Perro»');
    expect(questionOf('en', [], null)).toContain('this month');
  });

  it('takes a dream to have come back where it was there before', () => {
    const nights = ['2026-11-02', '2026-10-20', '2026-10-20', '2026-10-04', '2026-08-01'];
    const dreams = nights.map((night, id) => ({ id, night, title: '', language: 'en' as const }));
    expect(nightsIn({ firstNight: '2026-08-01', dreams }, '2026-10')).toBe(2);
    expect(nightsIn({ firstNight: '2026-08-01', dreams }, '2026-08')).toBe(0);
    expect(nightsIn({ firstNight: '2026-10-04', dreams }, '2026-10')).toBe(0);
  });
});
