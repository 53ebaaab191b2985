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
  const kept = keptDreams(dreams, language, books.dictionary);
  const given = answerQuestion({
    question: { text, read },
    dreams: kept,
    practices: [],
    tone: 'plain',
    chart: null,
    today: '2026-06-01',
    ...books,
  });
  const of = (part: string) =>
    given.sentences
      .filter((sentence) => sentence.part === part)
      .map((sentence) => sentence.text)
      .join(' ');
  return { read, given, of };
}

describe('a journal that does not use the words of the question', () => {
  it.each([
    [
      'en',
      'What do I do about the allotment?',
      'A heron carried my umbrella over the rooftops and dropped it.',
    ],
    ['es', '¿Qué hago con el huerto?', 'Una garza llevaba mi paraguas por encima de los tejados y lo soltó.'],
  ] as const)('is not called silent: its recent nights are told (%s)', (language, question, dream) => {
    const { given, of } = answer(language, question, ['2026-05-20', dream]);
    expect(given).toMatchObject({ isIncubation: false });
    expect(of('dreams')).toContain(dream.slice(0, -1));
  });

  it('gives none that is long past', () => {
    const { given } = answer('en', 'What do I do about the allotment?', [
      '2025-05-20',
      'A heron carried my umbrella.',
    ]);
    expect(given).toMatchObject({ isIncubation: true, dreams: [] });
  });
});

it.each([
  ['en', 'How do I say goodbye to my neighbour before she moves?', 'farewell'],
  ['es', '¿Cómo me despido de mi vecina antes de que se mude?', 'farewell'],
  ['en', 'My father died in May. How do I say goodbye?', 'death'],
  ['es', 'Mi abuelo murió en mayo. ¿Cómo me despido?', 'death'],
  ['es', 'Me despidieron en mayo. ¿Y ahora qué?', 'lost-job'],
  ['en', 'I still smoke on the balcony. Why?', 'habit'],
  ['es', 'Sigo fumando en el balcón. ¿Por qué?', 'habit'],
  ['en', 'I am seven months pregnant. Will I manage?', 'pregnant'],
  ['es', 'Estoy embarazada de siete meses. ¿Podré?', 'pregnant'],
  ['en', 'Why does my mother-in-law annoy me?', 'in-laws'],
  ['es', '¿Por qué me irrita mi suegra?', 'in-laws'],
  ['en', 'Will the scan be clear, do you think? I am waiting for the results.', 'result'],
  ['es', 'Espero los resultados. ¿Y si es malo?', 'result'],
] as const)('does not take a matter for its neighbour (%s: %s)', (language, question, matter) => {
  expect(answer(language, question).read.matter).toBe(matter);
});

describe('the form of a question', () => {
  it.each([
    ['en', 'Who is the girl at the well?', 'Who is the girl at the well?'],
    ['es', '¿Quién es la chica del pozo?', '¿Quién es la chica del pozo?'],
    ['en', 'Too soon for another boat?', 'Too soon for another boat?'],
    ['es', '¿Soy demasiado lenta?', '¿Soy demasiado lenta?'],
  ] as const)('is answered in the words of the asker (%s: %s)', (language, question, words) => {
    const { of } = answer(language, question, [
      '2026-05-20',
      language === 'en' ? 'A heron stood in the hall for an hour.' : 'Una garza estaba de pie en el salón.',
    ]);
    expect(of('understood')).toContain(words);
  });

  it.each([
    ['en', 'Do dreams mean anything or is it just noise?'],
    ['es', '¿Sirve de algo anotar los sueños?'],
  ] as const)('speaks of dreams as such without any of the asker (%s)', (language, question) => {
    const { given, of } = answer(language, question, [
      '2026-05-20',
      'A heron stood in the hall for an hour.',
    ]);
    expect(given).toMatchObject({ kind: 'answer', isIncubation: false, dreams: [] });
    expect(of('thought')).not.toBe('');
  });
});

it.each([
  [
    'en',
    'It is two years since we lost the baby. Am I allowed to laugh?',
    'I was dancing in the rain with my husband and the baby was near.',
  ],
  [
    'es',
    'Tuve un aborto espontáneo hace dos años. ¿Puedo volver a reír?',
    'Yo bailaba bajo la lluvia con mi marido y el bebé estaba cerca.',
  ],
] as const)('meets a grief after the words of care (%s)', (language, question, dream) => {
  const { given } = answer(language, question, ['2026-05-20', dream]);
  const parts = given.sentences.map(({ part }) => part);
  expect(given).toMatchObject({ kind: 'answer', care: { kind: 'loss_of_child', strength: 'strong' } });
  expect(parts[0]).toBe('care');
  expect(parts).toContain('thought');
});
