import { describe, expect, it } from 'vitest';
import { answerMaterial } from './answer-material.ts';
import type { AnswerToWrite } from './answer-plan.ts';
import { assembleAnswer } from './assemble-answer.ts';

const first = 'I sat at home. My sister stood by the green door. It rained.';
const second = 'The bus was late! I called my sister and she laughed. Then I woke up.';
const at = (text: string, words: string) => ({
  start: text.indexOf(words),
  end: text.indexOf(words) + words.length,
});

const toWrite = (changes: Partial<AnswerToWrite['answer']> = {}): AnswerToWrite => ({
  question: 'How can I talk to my sister?',
  answer: {
    language: 'en',
    kind: 'answer',
    care: null,
    sentences: [
      {
        text: 'You ask.',
        part: 'understood',
        evidence: [{ dreamId: null, start: 0, end: 3, rule: 'question' }],
      },
      {
        text: 'She laughed.',
        part: 'dreams',
        evidence: [
          { dreamId: 2, ...at(second, 'laughed'), rule: 'told' },
          { dreamId: 1, start: 0, end: first.length, rule: 'reading' },
        ],
      },
    ],
    dreams: [
      { dreamId: 2, night: '2026-11-02', quote: 'called my sister' },
      { dreamId: 1, night: '2026-11-01', quote: 'stood by the green door' },
    ],
    ...changes,
  },
  dreams: [
    { id: 1, content: first, language: 'en' },
    { id: 2, content: second, language: 'en' },
  ],
});

describe('what is told of dreams', () => {
  it('are the sentences that ours rests on, earliest night first, each with its place', () => {
    const { text, stretches } = answerMaterial(toWrite()) ?? { text: '', stretches: [] };
    expect(text.split('\n')).toEqual([
      'My sister stood by the green door.',
      'I called my sister and she laughed.',
    ]);
    for (const { dreamId, from, start, end } of stretches) {
      const content = dreamId === 1 ? first : second;
      expect(content.slice(from, from + end - start)).toBe(text.slice(start, end));
    }
  });

  it.each<[string, Partial<AnswerToWrite['answer']>]>([
    ['beside care', { care: { kind: 'recent_death', strength: 'gentle' } }],
    ['of what is left to others', { kind: 'outside' }],
    ['without dreams', { dreams: [] }],
    ['of dreams in another language', { language: 'es' }],
  ])('is nothing %s', (_, changes) => {
    expect(answerMaterial(toWrite(changes))).toBeUndefined();
  });

  it('is nothing where a dream may speak of harm, also outside of what would be told', () => {
    const task = toWrite();
    const [one, ...others] = task.dreams;
    const heavy = { ...one, content: `${first} I wanted to die.` } as (typeof task.dreams)[number];
    expect(answerMaterial({ ...task, dreams: [heavy, ...others] })).toBeUndefined();
  });
});

it('puts written sentences in the place of ours, on the words of the dreams', () => {
  const { text, stretches } = answerMaterial(toWrite()) ?? { text: '', stretches: [] };
  const plan = {
    language: 'en',
    level: 'free',
    dream: text,
    moments: [],
    ending: undefined,
    feelings: [],
    images: [],
    history: [],
    asked: { question: '', stretches, ours: [] },
  } as const;
  const own = ['understood', 'dreams', 'thought', 'practice', 'take_along'].map((part, paragraph) => ({
    text: `Our ${part}.`,
    part,
    paragraph,
  }));
  const passage = { id: undefined, passage: 1 };
  const assembled = assembleAnswer(
    plan,
    [
      { ...passage, part: 'headline', text: 'She hears you.', quotes: ['she laughed'] },
      { ...passage, part: 'passage', text: 'First none speaks.', quotes: ['stood by the green', 'nowhere'] },
      { ...passage, part: 'question', text: 'What is open?', quotes: ['called my sister'] },
    ],
    own,
  );
  expect(assembled.map(({ part, paragraph, text: said }) => [paragraph, part, said])).toEqual([
    [0, 'understood', 'Our understood.'],
    [1, 'dreams', 'Our dreams.'],
    [2, 'thought', 'She hears you.'],
    [2, 'thought', 'First none speaks.'],
    [3, 'practice', 'Our practice.'],
    [4, 'take_along', 'What is open?'],
  ]);
  const evidence = assembled.flatMap((each) => ('evidence' in each ? [each.evidence] : []));
  expect(evidence).toEqual([
    [{ dreamId: 2, ...at(second, 'she laughed'), rule: 'written' }],
    [{ dreamId: 1, ...at(first, 'stood by the green'), rule: 'written' }],
    [{ dreamId: 2, ...at(second, 'called my sister'), rule: 'written' }],
  ]);
});
