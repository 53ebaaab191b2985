import { describe, expect, it } from 'vitest';
import { describeTable } from '../../testing/describe-table.ts';
import { sentencesFrom } from '../../testing/sentence-faults.ts';
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
