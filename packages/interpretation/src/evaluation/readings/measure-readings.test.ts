import { describe, expect, it } from 'vitest';
import type { Evidence, ReadingLevel, ReadingPart } from '../../types.ts';
import type { MarkedMention } from '../marked-dream.ts';
import type { JudgedReading } from './judged-reading.ts';
import { measureReadings } from './measure-readings.ts';

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

const measure = (readings: readonly JudgedReading[], level: ReadingLevel = 'plain') =>
  measureReadings({ language: 'en', level, readings, nouns: new Set() });

/** Whether a bar is held, by the beginning of its name. */
const isHeld = (figures: ReturnType<typeof measure>, name: string) =>
  figures.bars.find((bar) => bar.name.startsWith(name))?.isHeld;

describe('measureReadings', () => {
  it('holds all bars of a sound reading', () => {
    const figures = measure([reading('a', 'A dog ran.', [['You are fast.', [{}], 'headline']])]);
    expect(figures.bars.filter(({ isHeld }) => !isHeld)).toEqual([]);
  });

  it('names sentences without evidence and sentences said twice', () => {
    const figures = measure([reading('a', '', [['It is so.', []], ['It is so.'], ['Something else.']])]);
    expect(figures.withoutEvidence.map(({ words }) => words)).toEqual(['It is so.']);
    expect(figures.repeated).toHaveLength(1);
  });

  it.each([
    ['premium', 210, true],
    ['premium', 211, false],
    ['free', 110, true],
    ['free', 111, false],
    ['plain', 61, false],
  ] as const)('asks whether %s passages have %i words', (level, words, isFitting) => {
    const figures = measure([reading('a', 'dream', [[`${'Word. '.repeat(words - 1)}End.`]])], level);
    expect(isHeld(figures, 'readings too long')).toBe(isFitting);
  });

  it('asks how long sentences are', () => {
    const figures = measure([reading('a', 'dream', [[`${'word '.repeat(28)}end. So.`]])]);
    expect(figures.sentences.longest).toBe(29);
    expect(isHeld(figures, 'longest sentence')).toBe(false);
  });

  it('finds a thought that rests on what was only compared', () => {
    const text = 'It was like a wolf.';
    const start = text.indexOf('wolf');
    const mention: MarkedMention = {
      start,
      end: start + 4,
      quote: 'wolf',
      concept: 'wolf',
      group: 'animal',
      core: true,
      flag: 'simile',
    };
    const dream = reading('a', text, [
      ['A wolf comes.', [{ start, end: start + 4, rule: 'arc.threatened' }], 'headline'],
    ]);
    const figures = measure([{ ...dream, mentions: [mention] }]);
    expect(figures.unreal.map(({ words }) => words)).toEqual(['wolf']);
    expect(isHeld(figures, 'what did not happen')).toBe(false);
  });

  it('leaves care out of what is measured, and names dreams without an arc', () => {
    const care = reading('a', 'He hurt me.', [['You are not alone.', [{ rule: 'care.distress' }]]]);
    const figures = measure([care, reading('b', 'A dream.', [['You walk.']])], 'premium');
    expect(figures).toMatchObject({ care: ['a'], withoutArc: ['b'] });
  });
});
