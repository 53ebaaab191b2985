import type { Language } from '@chitta/symbols/types';
import { describe, expect, it } from 'vitest';
import { readQuestion } from '../question/read-question.ts';
import { keptDreams, readOracle } from '../testing/read-oracle.ts';
import { answerQuestion } from './answer-question.ts';
import type { OracleAnswer } from './oracle-answer.ts';
import { type RecentlySaid, sidesSaid, wordingsSaid } from './recently-said.ts';

const books = await readOracle(['en', 'es']);
type Night = readonly [night: string, content: string];

const journals: Record<'en' | 'es', readonly Night[]> = {
  en: [
    ['2026-03-02', 'I was afraid of the black water under the bridge, and my heart was pounding.'],
    ['2026-04-02', 'I was in the cellar and I panicked, all alone.'],
    ['2026-05-03', 'I swam in the black water and I was not afraid. It was lovely.'],
  ],
  es: [
    ['2026-03-02', 'Tenía miedo del agua negra bajo el puente, y me angustiaba.'],
    ['2026-04-02', 'Estaba en el sótano y me entró pánico.'],
    ['2026-05-03', 'Nadaba en el agua negra y no tenía miedo. Me gustaba.'],
  ],
};
const questions = {
  en: [
    'Should I leave my job?',
    'How can I visit my mother more calmly?',
    'Why am I afraid when all goes well?',
  ],
  es: [
    '¿Dejo mi trabajo?',
    '¿Cómo puedo visitar a mi madre con calma?',
    '¿Por qué tengo miedo cuando todo va bien?',
  ],
};

function answer(
  language: 'en' | 'es',
  text: string,
  recentlySaid: readonly RecentlySaid[] = [],
  nights = journals[language],
) {
  const read = readQuestion({ text, fallback: language, ...books });
  const dreams = keptDreams(nights, language, books.dictionary);
  const asked = { dreams, practices: [], tone: 'plain', chart: null, today: '2026-06-01', ...books } as const;
  return answerQuestion({ ...asked, question: { text, read }, recentlySaid });
}

const saidBy = ({ sentences }: OracleAnswer): RecentlySaid[] =>
  sentences.map(({ text, evidence }) => ({ text, rules: evidence.map(({ rule }) => rule) }));
const ruled = ({ sentences }: OracleAnswer, start: string) =>
  sentences.filter(({ evidence }) => evidence.some(({ rule }) => rule.startsWith(start)));
const texts = (answers: readonly OracleAnswer[], start: string) =>
  answers.flatMap((each) => ruled(each, start).map(({ text }) => text));

describe.each(['en', 'es'] as const)('several questions to one journal (%s)', (language) => {
  const answers: OracleAnswer[] = [];
  for (const question of questions[language])
    answers.push(answer(language, question, answers.flatMap(saidBy)));

  it('are answered from the same nights, with no knowledge and no closing question twice', () => {
    expect(answers.map((each) => ruled(each, 'side.unafraid').length)).toEqual([1, 1, 1]);
    const [known, asked] = [texts(answers, 'move.'), texts(answers, 'take.')];
    expect([known.length, asked.length]).toEqual([3, 3]);
    expect([new Set(known).size, new Set(asked).size]).toEqual([3, 3]);
  });

  it('leave out what there is to know once all of it was said', () => {
    const more = answer(language, questions[language][0] ?? '', answers.flatMap(saidBy));
    expect(texts([more], 'move.')).toEqual([]);
    expect(ruled(more, 'so.').length).toBeGreaterThan(0);
    expect(ruled(more, 'take.').length).toBe(1);
  });

  it('are answered in the same way each time the same was said before', () => {
    const [first, second] = questions[language];
    const before = saidBy(answer(language, first ?? ''));
    expect(answer(language, second ?? '', before)).toEqual(answers[1]);
  });
});

it('has three wordings at least of what there is to know of a side, and of its closing question', () => {
  for (const language of ['en', 'es'] satisfies Language[]) {
    const all = Object.entries(books.oracle.of(language)?.texts ?? {}).filter(([id]) =>
      /^(?:move\.|take\.contrast-)/u.test(id),
    );
    expect(all.length).toBe(28);
    for (const [id, wordings] of all) expect(new Set(wordings).size, id).toBeGreaterThanOrEqual(3);
  }
});

it('turns on another thing that differs as plainly, where the last answers turned on the first', () => {
  const nights: Night[] = [
    ['2026-04-02', 'My sister was on the pier. I was afraid and the door was locked.'],
    ['2026-05-03', 'My sister waved. I was not afraid and I got across to the other bank.'],
  ];
  const question = 'Why is it so hard to reach my sister?';
  const sideOf = (given: OracleAnswer) =>
    ['side.unafraid', 'side.through'].find((rule) => ruled(given, rule).length > 0);
  const first = answer('en', question, [], nights);
  const second = answer('en', question, saidBy(first), nights);
  expect(sideOf(first)).toBeDefined();
  expect(sideOf(second)).toBeDefined();
  expect(sideOf(second)).not.toBe(sideOf(first));
});

describe('what was said', () => {
  it('is known again with other words in its places, capitals and apostrophes', () => {
    const isSaid = wordingsSaid([
      { text: 'It isn’t the same: when the door opens, the scene is a different one.', rules: [] },
    ]);
    expect(isSaid("it isn't the same: when {easy}, the scene is a different one.")).toBe(true);
    expect(isSaid('{hard}, the scene is a friendlier one when {easy}.')).toBe(false);
    expect(isSaid("it isn't the same: when the door opens, the scene is")).toBe(true);
    expect(isSaid('{hard}: when the door opens, the scene is a different one.')).toBe(true);
    expect(isSaid('{hard}: when the door shuts, the scene is a different one.')).toBe(false);
  });

  it('is not taken for a wording whose few words stand in many', () => {
    const isSaid = wordingsSaid([{ text: 'On 3 May you were inside: “a lamp”.', rules: [] }]);
    expect(isSaid('On {day} {hard}: {quote}.')).toBe(false);
  });

  it('counts the sides by the rules of its sentences', () => {
    const said = [
      { text: 'One.', rules: ['quote', 'side.unafraid'] },
      { text: 'Another.', rules: ['side.unafraid', 'so.fear'] },
    ];
    expect([...sidesSaid(said)]).toEqual([['unafraid', 2]]);
  });
});
