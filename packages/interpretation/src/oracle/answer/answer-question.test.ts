import type { PracticeOfLanguage } from '@chitta/symbols/types';
import { describe, expect, it } from 'vitest';
import { readQuestion } from '../question/read-question.ts';
import { keptDreams, readOracle } from '../testing/read-oracle.ts';
import { answerQuestion } from './answer-question.ts';

const books = await readOracle(['en', 'es']);
const texts = { title: 'A title', why: '', steps: [], notice: '' };
const practice = (
  id: string,
  family: PracticeOfLanguage['family'],
  rest: Partial<PracticeOfLanguage> = {},
) => ({
  ...texts,
  id,
  family,
  minutes: 10,
  time: 'any' as const,
  fields: [],
  kinds: [],
  ...rest,
});
const practices: readonly PracticeOfLanguage[] = [
  practice('ask', 'incubation'),
  practice('write', 'writing', { kinds: ['relationship', 'fear'] }),
  practice('walk', 'walking', { kinds: ['relationship'] }),
];
const journals = {
  en: [
    ['2026-01-05', 'My brother and I were pulling a sledge uphill. He sat down on it and I was furious.'],
    ['2026-02-10', 'A whale swam through the town.'],
    ['2026-03-20', 'My brother stood behind a fence. I called him, but nobody came. I was sad.'],
    ['2026-05-02', 'My brother opened the gate of the fence and sat down beside me. I was calm.'],
  ],
  es: [
    ['2026-01-05', 'Mi hermano y yo tirábamos de un trineo. Él se sentó encima y me dio mucha rabia.'],
    ['2026-02-10', 'Una ballena nadaba por el pueblo.'],
    ['2026-03-20', 'Mi hermano estaba detrás de una valla. Lo llamé, pero no venía nadie. Sentí tristeza.'],
    ['2026-05-02', 'Mi hermano abrió la puerta de la valla y se sentó a mi lado. Sentí calma.'],
  ],
} as const;
const questions = {
  en: 'Why is it so hard to forgive my brother?',
  es: '¿Por qué me cuesta perdonar a mi hermano?',
};

function answer(
  text: string,
  language: 'en' | 'es',
  rest: Partial<Parameters<typeof answerQuestion>[0]> = {},
) {
  const read = readQuestion({ text, fallback: language, ...books });
  const dreams = keptDreams(journals[language], language, books.dictionary);
  const asked = {
    question: { text, read },
    dreams,
    practices,
    tone: 'plain' as const,
    chart: null,
    today: '2026-06-01',
  };
  return answerQuestion({ ...asked, ...books, ...rest });
}

describe.each(['en', 'es'] as const)('answerQuestion (%s)', (language) => {
  const given = answer(questions[language], language);

  it('speaks of the dreams that touch the question alone, in the order of their nights', () => {
    expect(given.dreams.map(({ night }) => night)).toEqual(['2026-01-05', '2026-03-20', '2026-05-02']);
    expect(given).toMatchObject({ kind: 'answer', isIncubation: false, language });
    for (const { reasons } of given.dreams) expect(reasons[0]?.kind).toBe('person');
  });

  it('quotes what stands in a dream, in whole sentences', () => {
    const dreams = keptDreams(journals[language], language, books.dictionary);
    for (const { dreamId, quote } of given.dreams) {
      expect(dreams.find(({ id }) => id === dreamId)?.content).toContain(quote);
      expect(quote).toMatch(/^\p{Lu}.*\.$/u);
    }
  });

  it('has every part once, with evidence for each sentence', () => {
    const parts = [...new Set(given.sentences.map(({ part }) => part))];
    // How a feeling has changed is told only where both dreams say it.
    const always = parts.filter((part) => part !== 'change');
    expect(always).toEqual(['understood', 'dreams', 'thought', 'practice', 'take_along']);
    for (const { text, evidence } of given.sentences) {
      expect(evidence, text).not.toEqual([]);
      expect(text).not.toMatch(/[{}]|undefined/u);
    }
  });

  it('answers in its first words what the matter of the question asks, and concludes from how it is asked', () => {
    const ids = ['understood', 'thought'].map(
      (part) => given.sentences.find((sentence) => sentence.part === part)?.evidence.at(0)?.rule,
    );
    expect(ids).toEqual(['lead.forgive.open', 'so.relationship']);
  });

  it('tells the night in which it sticks and the one that goes otherwise, in own words', () => {
    const dreams = keptDreams(journals[language], language, books.dictionary);
    const quotes = given.sentences
      .filter(({ part }) => part === 'dreams')
      .flatMap(({ evidence }) => evidence.filter(({ rule }) => rule === 'quote'));
    expect(quotes.map(({ dreamId }) => dreamId)).toEqual([3, 4]);
    for (const { dreamId, start, end } of quotes) {
      const words = dreams.find(({ id }) => id === dreamId)?.content.slice(start, end) ?? '';
      expect(words.split(' ').length).toBeLessThanOrEqual(42);
    }
    const sides = given.sentences
      .filter(({ part }) => part === 'dreams')
      .map(({ evidence }) => evidence.at(-1)?.rule);
    expect(sides).toEqual(['side.alone', 'side.beside']);
  });

  it('gives one small thing to do that belongs to the matter, with the practice', () => {
    const said = given.sentences.filter(({ part }) => part === 'practice');
    const [step, practice] = [said[0], said.at(-1)];
    expect(step?.evidence.at(0)?.rule).toBe('step.forgive');
    expect(practice?.text).toContain('A title');
  });

  it('names evidence inside of the question or the dream', () => {
    const dreams = keptDreams(journals[language], language, books.dictionary);
    for (const { evidence } of given.sentences)
      for (const { dreamId, start, end } of evidence) {
        const source =
          dreamId === null ? questions[language] : dreams.find(({ id }) => id === dreamId)?.content;
        expect(start).toBeLessThan(end);
        expect(end).toBeLessThanOrEqual(source?.length ?? 0);
      }
  });

  it('gives the same answer again, and another practice where one was given lately', () => {
    expect(answer(questions[language], language)).toEqual(given);
    const { practiceId } = answer(questions[language], language, {
      recentPractices: [given.practiceId ?? ''],
    });
    expect(practiceId).not.toBe(given.practiceId);
  });

  it('says so where no dream touches the question, and takes it into the night', () => {
    const none = answer(questions[language], language, { dreams: [] });
    expect(none).toMatchObject({ isIncubation: true, practiceId: 'ask', dreams: [], chart: null });
    expect(none.sentences.map(({ part }) => part)).toContain('incubation');
  });

  it('brings a light from the chart only where there is one, marked as an image', () => {
    const chart = [{ body: 'moon', sign: 'leo', house: 3 }];
    const lit = answer(questions[language], language, { chart });
    expect(lit.chart).toEqual(chart[0]);
    expect(lit.sentences.find(({ part }) => part === 'chart')?.text).toMatch(
      /image|picture|imagen|imágenes/u,
    );
  });
});

describe('a question between two things', () => {
  it.each([
    [
      'en',
      'Is it love that makes me think of my brother, or is it only habit?',
      ['“love that makes me think of my brother”', '“is it only habit”'],
    ],
    [
      'es',
      '¿Qué siento por mi hermano: un amor cansado o la costumbre?',
      ['«un amor cansado»', '«la costumbre»'],
    ],
  ] as const)('is answered with both sides in the words of the asker (%s)', (language, question, sides) => {
    const lead = answer(question, language).sentences.find(({ part }) => part === 'understood');
    for (const side of sides) expect(lead?.text).toContain(side);
  });
});

describe('a thing that no list knows', () => {
  const scenes = [
    [
      '2026-01-05',
      'Neither of us would go at the bottom of the gromble. It stood in the hall and Fergal went home.',
    ],
    ['2026-02-10', 'A whale swam through the town.'],
    ['2026-03-20', 'I sold lemons to a bishop.'],
    ['2026-04-02', 'My teeth were made of chalk.'],
    ['2026-05-02', 'I was under the gromble by myself. It weighed nothing. I heard Fergal above me.'],
  ] as const;

  it('is named where it returns in the nights that are told', () => {
    const dreams = keptDreams(scenes, 'en', books.dictionary);
    const { sentences } = answer('What part of the quarrel with Fergal is mine?', 'en', { dreams });
    const told = sentences.filter(({ part }) => part === 'dreams').map(({ text }) => text);
    expect(told[0]).toContain('the gromble');
    expect(told).toHaveLength(3);
  });
});

describe('the grounds of an answer', () => {
  const long =
    'We talked about the weather for hours and nobody at the table was in any hurry at all that evening. ';
  const night = (content: string, at: number) => [`2026-0${at + 1}-05`, content] as const;
  const others = [
    'A whale swam through the town.',
    'I sold lemons to a bishop.',
    'My teeth were made of chalk.',
  ];

  it('say that a thing comes back only where every quotation shows it', () => {
    const shown = ['I held the gromble. Fergal was angry.', 'Fergal carried the gromble. I was calm.'];
    const hidden = [
      shown[0] ?? '',
      `A gromble stood there. ${long.repeat(3)}Then Fergal shouted at me and I was so sad that I could not speak.`,
    ];
    const told = (contents: readonly string[]) => {
      const dreams = keptDreams([...contents, ...others].map(night), 'en', books.dictionary);
      const { sentences } = answer('What part of the quarrel with Fergal is mine?', 'en', { dreams });
      return sentences.some(({ text, part }) => part === 'dreams' && / the gromble\.?$/u.test(text));
    };
    expect(told(shown)).toBe(true);
    expect(told(hidden)).toBe(false);
  });

  it.each([
    ['en', 'Should I move back to the house of my mother, or go on with my brother and my sister in Lisbon?'],
    ['es', '¿Debo mudarme de vuelta a casa de mi madre o seguir con mi hermano y mi hermana en Lisboa?'],
  ] as const)(
    'are at most three for a dream, and no verbs of motion or small words (%s)',
    (language, question) => {
      const contents = {
        en: 'I went back to Lisbon with my mother, my brother and my sister. We had to move out of the house. I was afraid.',
        es: 'Volví a Lisboa con mi madre, mi hermano y mi hermana. Tuvimos que mudarnos de la casa. Sentí miedo.',
      };
      const [dream, ...rest] = keptDreams(
        [contents[language], ...others].map(night),
        language,
        books.dictionary,
      );
      const thought = { en: 'You move back to what you know.', es: 'Te mudas de vuelta a lo que conoces.' };
      const dreams = dream === undefined ? [] : [{ ...dream, thought: thought[language] }, ...rest];
      const { reasons = [] } = answer(question, language, { dreams }).dreams[0] ?? {};
      expect(reasons.length).toBe(3);
      for (const { text } of reasons)
        expect(text).not.toMatch(/^(?:move|back|went|go|mudar.*|vuelta|seguir)$/u);
    },
  );
});

describe('guards', () => {
  it.each([
    ['en', 'I cannot stop hurting myself. Why do I do it?'],
    ['es', 'No puedo dejar de hacerme daño. ¿Por qué lo hago?'],
  ] as const)('sets a gentle word of care beside an answer without dreams too (%s)', (language, question) => {
    const given = answer(question, language, { dreams: [] });
    expect(given).toMatchObject({ isIncubation: true, care: { strength: 'gentle' } });
    expect(given.sentences.map(({ part }) => part)).toContain('care');
  });

  it.each([
    ['en', 'I want to kill myself. Does anything of this have a meaning?'],
    ['es', 'Quiero matarme. ¿Tiene algo de esto un sentido?'],
  ] as const)('answers harm with care alone (%s)', (language, question) => {
    const given = answer(question, language);
    expect(given).toMatchObject({ kind: 'care', practiceId: null, dreams: [], question: null });
    expect(new Set(given.sentences.map(({ part }) => part))).toEqual(new Set(['care']));
  });

  it.each([
    ['en', 'Should I invest in bitcoin?', 'stakes'],
    ['es', '¿Cuándo voy a morir?', 'prophecy'],
  ] as const)('leaves to others what is theirs (%s: %s)', (language, question, outside) => {
    const given = answer(question, language);
    expect(given).toMatchObject({ kind: 'outside', outside, practiceId: null, dreams: [] });
    expect(given.sentences[0]?.part).toBe('outside');
  });
});
