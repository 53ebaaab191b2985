import { describe, expect, it } from 'vitest';
import type { ReadingPart } from '../types.ts';
import { countWords, fitLevel } from './levels.ts';
import type { DraftSentence } from './model.ts';

function sentence(part: ReadingPart, weight: number, words: number): DraftSentence {
  const text = Array.from({ length: words }, (_, index) => `w${index}`).join(' ');
  return { text: `${part}${weight} ${text}.`, part, paragraph: 0, scene: 0, weight, evidence: [] };
}

const frame = [
  sentence('opening', 9, 20),
  sentence('guidance', 9, 20),
  sentence('question', 9, 15),
  sentence('deed', 9, 10),
];
const passages = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((weight) => sentence('passage', weight, 20));
const draft = [...frame.slice(0, 1), ...passages, ...frame.slice(1)];

describe('fitLevel', () => {
  it('keeps everything of a normal reading at the premium level', () => {
    expect(fitLevel(draft, 'premium')).toEqual(draft);
  });

  it('keeps the weightiest passages for free members, in the order of the dream', () => {
    const kept = fitLevel(draft, 'free').filter(({ part }) => part === 'passage');
    expect(kept.map(({ weight }) => weight)).toEqual(
      [4, 5, 6, 7, 8, 9, 10].filter((weight) => weight >= 11 - kept.length),
    );
    expect(kept.length).toBeLessThanOrEqual(7);
  });

  it('never drops opening, question or deed, however long', () => {
    const long = [
      sentence('opening', 9, 90),
      ...passages,
      sentence('question', 9, 40),
      sentence('deed', 9, 40),
    ];
    expect(fitLevel(long, 'plain').map(({ part }) => part)).toEqual(['opening', 'question', 'deed']);
  });

  it.each([
    ['premium', 580],
    ['free', 250],
    ['plain', 118],
  ] as const)('stays inside the length of %s', (level, most) => {
    const many = [
      ...frame.slice(0, 1),
      ...Array.from({ length: 60 }, (_, index) => sentence('passage', index, 20)),
      ...frame.slice(1),
    ];
    const words = fitLevel(many, level).reduce((sum, { text }) => sum + countWords(text), 0);
    expect(words).toBeLessThanOrEqual(most);
  });
});
