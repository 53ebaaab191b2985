import { describe, expect, it } from 'vitest';
import { readQuestion } from '../question/read-question.ts';
import { keptDreams, readOracle } from '../testing/read-oracle.ts';
import { answerQuestion } from './answer-question.ts';

const books = await readOracle(['en', 'es']);

function answer(
  language: 'en' | 'es',
  text: string,
  ...dreams: (readonly [night: string, content: string])[]
) {
  const read = readQuestion({ text, fallback: language, ...books });
  const given = answerQuestion({
    question: { text, read },
    dreams: keptDreams(dreams, language, books.dictionary),
    practices: [],
    tone: 'plain',
    chart: null,
    today: '2026-06-01',
    ...books,
  });
  const from = (rule: RegExp) =>
    given.sentences.filter(({ evidence }) => evidence.some((found) => rule.test(found.rule)));
  return { given, from };
}

const ice = {
  en: [
    'What is it about the greenhouse?',
    'I stepped onto the frozen lake and the ice creaked under my boots.',
  ],
  es: ['¿Qué pasa con el invernadero?', 'Pisé el lago congelado y el hielo crujía bajo mis botas.'],
} as const;

describe('what a reading makes of a night', () => {
  it.each(['en', 'es'] as const)('stands behind its words, with these as evidence (%s)', (language) => {
    const [question, dream] = ice[language];
    const { given, from } = answer(language, question, ['2026-05-20', dream]);
    const [behind] = from(/^arc\./u);
    expect(behind).toMatchObject({ part: 'change' });
    for (const { start, end } of behind?.evidence ?? []) expect(dream.slice(start, end)).not.toBe('');
    expect(given.dreams).toHaveLength(1);
  });

  it.each(['en', 'es'] as const)(
    'is the thought and the step where nothing is known of the matter (%s)',
    (language) => {
      const [question, dream] = ice[language];
      const { from } = answer(language, question, ['2026-05-20', dream]);
      const parts = from(/^arc\./u).map(({ part }) => part);
      expect(parts.filter((part) => part === 'thought').length).toBeGreaterThan(1);
      expect(parts).toContain('practice');
      expect(from(/^thought\.kind-/u)).toEqual([]);
    },
  );

  it('is said once where two nights tell the same', () => {
    const { from } = answer(
      'en',
      ice.en[0],
      ['2026-05-18', 'I stepped onto the frozen pond and the ice cracked under me.'],
      ['2026-05-20', ice.en[1]],
    );
    const told = from(/^arc\./u).filter(({ part }) => part === 'change');
    expect(told).toHaveLength(1);
    expect(told[0]?.evidence.every(({ dreamId }) => dreamId === 2)).toBe(true);
  });

  it('is nothing where the dream tells of harm', () => {
    const { from } = answer('en', ice.en[0], [
      '2026-05-20',
      'I stepped onto the frozen lake. My father hits me every day and I am afraid of him.',
    ]);
    expect(from(/^arc\./u)).toEqual([]);
  });

  it('is left to the words for a grief that is asked about', () => {
    const { from } = answer('en', 'I lost my baby at twenty weeks. Am I allowed to be this sad?', [
      '2026-05-20',
      ice.en[1],
    ]);
    expect(from(/^arc\./u)).toEqual([]);
  });
});
