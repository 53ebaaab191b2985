import { describe, expect, it } from 'vitest';
import { describeTable } from '../../testing/describe-table.ts';
import { sentencesFrom } from '../../testing/sentence-faults.ts';
import { question, questionOf } from './question.ts';

const undated = '¿Qué puerta dejaste cerrada?';
const dated = '¿Qué dejaste cerrado ayer?';
const image = 'el perro';

describe('question (es)', () => {
  describeTable('of an image', 'es', questionOf, [
    { text: undated, image },
    { text: dated, image },
  ]);
  describeTable('of no image', 'es', question, [{ text: undated }, { text: dated }]);

  it('asks about the last days', () => {
    const sentences = [
      ...sentencesFrom(question, [{ text: undated }, { text: dated }]),
      ...sentencesFrom(questionOf, [
        { text: undated, image },
        { text: dated, image },
      ]),
    ];
    for (const sentence of sentences) expect(sentence).toMatch(/ayer|últim[oa]s|dos días/iu);
  });

  it('names the image it comes from, and asks the whole question', () => {
    const sentences = sentencesFrom(questionOf, [{ text: undated, image }]);
    expect(sentences.length).toBe(questionOf.length);
    for (const sentence of sentences) {
      expect(sentence).toContain('perro');
      expect(sentence).toContain('qué puerta');
    }
  });

  it('leaves a question alone that names its day and no image', () => {
    expect(sentencesFrom(question, [{ text: dated }])).toEqual([dated]);
  });
});
