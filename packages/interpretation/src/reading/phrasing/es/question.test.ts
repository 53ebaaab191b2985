import { describe, expect, it } from 'vitest';
import { describeTable } from '../../testing/describe-table.ts';
import { sentenceFaults, sentencesFrom } from '../../testing/sentence-faults.ts';
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

const images = [
  'el perro',
  'la casa',
  'los celos',
  'las olas',
  'lo de abrir',
  'tu coche',
  'una puerta vieja',
];
const undatedQuestions = [
  '¿Qué puerta dejaste cerrada?',
  '¿Y quién te espera?',
  '¿A quién le diste la llave?',
];
const datedQuestions = [
  '¿Qué dejaste cerrado ayer?',
  '¿Quién te esperó en estos dos días?',
  '¿Y qué guardaste esta semana?',
];
const samples = [...undatedQuestions, ...datedQuestions].flatMap((text) =>
  images.map((each) => ({ text, image: each })),
);

describe('every question frame (es)', () => {
  it('is well formed for images of any gender and number', () => {
    const wrong = sentencesFrom(questionOf, samples).filter(
      (sentence) => sentenceFaults(sentence, 'es').length > 0,
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
    const days = /ayer|anteayer|48 horas|últim[oa]s|dos días|esta semana/giu;
    const own = text.match(days)?.length;
    for (const sentence of sentencesFrom(questionOf, [{ text, image }]))
      expect(sentence.match(days)?.length, sentence).toBe(own);
  });

  it.each(undatedQuestions)('puts one without a day to the last ones: %s', (text) => {
    for (const sentence of sentencesFrom(questionOf, [{ text, image }]))
      expect(sentence).toMatch(/ayer|anteayer|48 horas|últim[oa]s|dos días|esta semana/iu);
  });

  it('needs an image', () => {
    expect(sentencesFrom(questionOf, [{ text: undated }, { text: dated }])).toEqual([]);
  });
});
