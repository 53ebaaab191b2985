import type { LexiconFile } from '@chitta/symbols/types';
import { describe, expect, it } from 'vitest';
import type { Evidence, ReadingLevel, ReadingPart } from '../../types.ts';
import type { MarkedMention } from '../marked-dream.ts';
import { dictionaryTexts } from './dictionary-texts.ts';
import type { JudgedReading } from './judged-reading.ts';
import { measureReadings } from './measure-readings.ts';

const file: LexiconFile = { language: 'en', version: '', entries: [], combined: [], celebrities: [] };

type Sentence = readonly [text: string, evidence?: readonly Partial<Evidence>[], part?: ReadingPart];

function reading(id: string, text: string, sentences: readonly Sentence[]): JudgedReading {
  return {
    id,
    text,
    mentions: [],
    reading: {
      engineVersion: '1',
      language: 'en',
      sentences: sentences.map(([text, evidence = [{}], part = 'passage']) => ({
        text,
        part,
        paragraph: 0,
        evidence: evidence.map((each) => ({ start: 0, end: 1, rule: 'r', ...each })),
      })),
    },
  };
}

function mark(text: string, quote: string, change: Partial<MarkedMention> = {}): MarkedMention {
  const start = text.indexOf(quote);
  return { start, end: start + quote.length, quote, concept: quote, group: 'thing', core: true, ...change };
}

const measure = (readings: readonly JudgedReading[], level: ReadingLevel = 'plain') =>
  measureReadings({ language: 'en', level, readings, texts: dictionaryTexts(file), nouns: new Set() });

/** Whether a bar is held, by the beginning of its name. */
const isHeld = (figures: ReturnType<typeof measure>, name: string) =>
  figures.bars.find((bar) => bar.name.startsWith(name))?.isHeld;

describe('measureReadings', () => {
  it('holds all bars of a sound reading', () => {
    const figures = measure([reading('a', 'A dog ran.', [['You are fast.', [{}], 'opening']])]);
    expect(figures.bars.filter(({ isHeld }) => !isHeld)).toEqual([]);
  });

  it('counts the core mentions that sentences rest on', () => {
    const text = 'A dog and a cat, no bird, like a fish, and Ann.';
    const dream = reading('a', text, [['It is so.', [{ start: 0, end: 5 }]]]);
    const mentions = [
      mark(text, 'dog'),
      mark(text, 'cat'),
      mark(text, 'bird', { flag: 'absent' }),
      mark(text, 'fish', { core: false }),
      mark(text, 'Ann', { concept: 'acquaintance' }),
    ];
    const { coverage, ...figures } = measure([{ ...dream, mentions }], 'free');
    expect(coverage).toEqual({ mean: 0.5, minimum: 0.5, below: [{ id: 'a', share: 0.5, missed: ['cat'] }] });
    expect(isHeld({ coverage, ...figures }, 'core mentions')).toBe(false);
  });

  it('names sentences without evidence and sentences said twice', () => {
    const figures = measure([reading('a', '', [['It is so.', []], ['It is so.'], ['Something else.']])]);
    expect(figures.withoutEvidence.map(({ words }) => words)).toEqual(['It is so.']);
    expect(figures.repeated).toHaveLength(1);
  });

  it.each([
    [179, 40, false],
    [180, 40, true],
    [20, 39, true],
    [601, 39, false],
  ])('asks whether %i words fit a dream of %i', (words, ofDream, isFitting) => {
    const figures = measure(
      [reading('a', 'dream '.repeat(ofDream), [[`${'word '.repeat(words - 1)}end.`]])],
      'premium',
    );
    expect(isHeld(figures, 'readings too short')).toBe(isFitting);
  });

  it('counts openings that no other reading has', () => {
    const open = (id: string, text: string) => reading(id, '', [[text, [{}], 'opening']]);
    const { openings } = measure([open('a', 'One.'), open('b', 'One.'), open('c', 'Two.')]);
    expect(openings).toEqual({ count: 1, of: 3, share: 1 / 3 });
  });

  it('finds one sentence about different things', () => {
    const dreams = ['dog', 'cat', 'bird'].map((animal) =>
      reading(animal, `A ${animal} came.`, [
        [`The ${animal} wants you to stay.`],
        [`So says ${animal}${animal}.`],
      ]),
    );
    const figures = measure([...dreams, reading('d', 'It rained.', [['You are wet.']])]);
    expect(figures.skeletons[0]).toMatchObject({ skeleton: '* wants you to stay', readings: 3, share: 0.75 });
    expect(isHeld(figures, 'most frequent skeleton')).toBe(false);
  });

  it('leaves care out of what is measured by symbols', () => {
    const text = 'He hurt me.';
    const care = reading('a', text, [['You are not alone.', [{ rule: 'care.distress' }]]]);
    const figures = measure([{ ...care, mentions: [mark(text, 'hurt')] }], 'premium');
    expect(figures).toMatchObject({ care: ['a'], coverage: { minimum: 1 }, words: { outliers: [] } });
  });

  it('names forbidden words, faults of language and readings that are hard to read', () => {
    const figures = measure([
      reading('a', '', [
        ['You should rest, an habit.'],
        ['Considerable theoretical sophistication necessitates psychological interpretation.'],
      ]),
    ]);
    expect(figures.forbidden.map(({ fault }) => fault)).toEqual(['"you should"']);
    expect(figures.slips.map(({ fault }) => fault)).toEqual(['a or an']);
    expect(figures.ease.hard.map(({ id }) => id)).toEqual(['a']);
  });
});
