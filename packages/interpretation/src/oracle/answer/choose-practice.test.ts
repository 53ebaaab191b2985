import type { PracticeOfLanguage } from '@chitta/symbols/types';
import { expect, it } from 'vitest';
import { readQuestion } from '../question/read-question.ts';
import { readOracle } from '../testing/read-oracle.ts';
import { choosePractice } from './choose-practice.ts';

const books = await readOracle(['en']);
// A name put together, so that the types can be checked where nothing has been compiled yet.
const language: string = 'en';
const practices: readonly PracticeOfLanguage[] = (
  await import(`../../../../symbols/generated/practices.${language}.json`)
).default;
const choose = (text: string, isIncubation: boolean, recent: readonly string[] = []) =>
  choosePractice(practices, {
    question: readQuestion({ text, fallback: 'en', ...books }),
    recent,
    isHeavy: false,
    isIncubation,
    seed: text,
  });

it.each([
  'Why am I so tired of painting?',
  'How do I speak to my boss?',
  'What do I want from life?',
  'I am afraid of the exam.',
  'What does the owl in my dreams mean?',
])(
  'without a dream gives what asks the night, before sleep, and nothing that begins with a dream: %s',
  (question) => {
    const given = choose(question, true);
    expect(given).toMatchObject({ family: 'incubation', time: 'night' });
    expect(['ask-tonight', 'thing-beside-the-bed']).toContain(given?.id);
  },
);

it('gives one, and another kind of practice after those that were given', () => {
  const first = choose('How can I forgive my brother?', false);
  const next = choose('How can I forgive my brother?', false, [first?.id ?? '']);
  expect(first).toBeDefined();
  expect(next).toBeDefined();
  expect(next?.family).not.toBe(first?.family);
});
