import { describe, expect, it } from 'vitest';
import { describeTable } from '../../testing/describe-table.ts';
import { sentenceFaults, sentencesFrom } from '../../testing/sentence-faults.ts';
import { question, questionOf } from './question.ts';

const undated = 'Which door did you leave shut?';
const dated = 'What did you leave shut yesterday?';
const image = 'the dog';

describe('question (en)', () => {
  describeTable('of an image', 'en', questionOf, [
    { text: undated, image },
    { text: dated, image },
  ]);
  describeTable('of no image', 'en', question, [{ text: undated }, { text: dated }]);

  it('asks about the last days', () => {
    const sentences = [
      ...sentencesFrom(question, [{ text: undated }, { text: dated }]),
      ...sentencesFrom(questionOf, [
        { text: undated, image },
        { text: dated, image },
      ]),
    ];
    for (const sentence of sentences)
      expect(sentence).toMatch(/yesterday|last day|last two days|last 48 hours|day before/iu);
  });

  it('names the image it comes from, and asks the whole question', () => {
    const sentences = sentencesFrom(questionOf, [{ text: undated, image }]);
    expect(sentences.length).toBe(questionOf.length);
    for (const sentence of sentences) {
      expect(sentence).toContain('dog');
      expect(sentence).toContain('which door');
    }
  });

  it('leaves a question alone that names its day and no image', () => {
    expect(sentencesFrom(question, [{ text: dated }])).toEqual([dated]);
  });
});

const images = ['the dog', 'an old house', 'your car', 'being late', 'the fear', 'your brother'];
const undatedQuestions = [
  'Which door did you leave shut?',
  'Who waits for you?',
  'And whom did you give the key?',
];
const datedQuestions = [
  'What did you leave shut yesterday?',
  'Who waited for you in the last two days?',
  'What did you keep since the day before yesterday?',
];
const samples = [...undatedQuestions, ...datedQuestions].flatMap((text) =>
  images.map((each) => ({ text, image: each })),
);

describe('every question frame (en)', () => {
  it('is well formed for images of any gender and number', () => {
    const wrong = sentencesFrom(questionOf, samples).filter(
      (sentence) => sentenceFaults(sentence, 'en').length > 0,
    );
    expect(wrong).toEqual([]);
  });

  it('asks one question, at its end', () => {
    for (const sentence of sentencesFrom(questionOf, samples)) {
      expect(sentence.endsWith('?'), sentence).toBe(true);
      expect(sentence.split('?'), sentence).toHaveLength(2);
    }
  });

  it.each(datedQuestions)('adds no day to one that names its own: %s', (text) => {
    const days = /yesterday|last day|last two days|48 hours|day before/giu;
    const own = text.match(days)?.length;
    for (const sentence of sentencesFrom(questionOf, [{ text, image }]))
      expect(sentence.match(days)?.length, sentence).toBe(own);
  });

  it.each(undatedQuestions)('puts one without a day to the last ones: %s', (text) => {
    for (const sentence of sentencesFrom(questionOf, [{ text, image }]))
      expect(sentence).toMatch(/yesterday|last day|last two days|48 hours|day before/iu);
  });

  it('needs an image', () => {
    expect(sentencesFrom(questionOf, [{ text: undated }, { text: dated }])).toEqual([]);
  });
});
