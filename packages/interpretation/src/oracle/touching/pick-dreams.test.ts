import { expect, it } from 'vitest';
import { readQuestion } from '../question/read-question.ts';
import { keptDreams, readOracle } from '../testing/read-oracle.ts';
import { findTouchingDreams } from './find-touching-dreams.ts';
import { nearDreams, pickDreams } from './pick-dreams.ts';

const books = await readOracle(['en', 'es']);
const picked = (question: string, language: 'en' | 'es', ...contents: string[]) => {
  const read = readQuestion({ text: question, fallback: language, ...books });
  const dreams = keptDreams(
    contents.map((content, at) => [`2026-01-${String(at + 10)}`, content] as const),
    language,
    books.dictionary,
  );
  const near = nearDreams(findTouchingDreams(read, dreams)).map((touching) => ({
    touching,
    tone: touching.dream.content.includes('light') ? ('light' as const) : ('open' as const),
  }));
  return pickDreams(read, near).map(({ touching }) => touching.dream.content);
};

it('takes the other dream of an image that returns along with the one that touches the question', () => {
  const early = 'A wolf lay in the snow. I closed the curtains.';
  const late = 'The wolf came again. My brother gave it bread and I was not afraid.';
  expect(
    picked('I am afraid of my brother. Why?', 'en', early, 'It rained on a market.', 'I ate soup.', late),
  ).toEqual([early, late]);
});

it('does so in Spanish', () => {
  const early = 'Un lobo dormía en la nieve. Cerré las cortinas.';
  const late = 'Otra vez el lobo. Mi hermano le daba pan y yo no tenía miedo.';
  expect(
    picked('Tengo miedo de mi hermano. ¿Por qué?', 'es', early, 'Llovía en un mercado.', 'Comía sopa.', late),
  ).toEqual([early, late]);
});

it('ties nothing by an image of nearly every dream', () => {
  const others = ['A wolf slept.', 'A wolf sang.', 'A wolf ran.', 'A wolf sat.'];
  const touching = 'My brother fed a wolf.';
  expect(picked('Why does my brother not call me?', 'en', ...others, touching)).toEqual([touching]);
});

it('speaks of four dreams at most, in the order of their nights', () => {
  const contents = ['laughed', 'slept', 'sang', 'cooked', 'wept', 'swam'].map(
    (verb) => `My brother ${verb} in the garden.`,
  );
  const found = picked('Why does my brother not call me?', 'en', ...contents);
  expect(found.length).toBeGreaterThan(1);
  expect(found.length).toBeLessThanOrEqual(4);
  expect(found.map((content) => contents.indexOf(content))).toEqual(
    found.map((content) => contents.indexOf(content)).sort((a, b) => a - b),
  );
});

it('takes the last dream that ends lightly along with the closest', () => {
  const light = 'My brother stood in a light room.';
  const found = picked(
    'Why does my brother not call me?',
    'en',
    'My brother slept.',
    light,
    ...['cooked', 'wept', 'swam', 'ran'].map((verb) => `My brother ${verb} in the garden.`),
  );
  expect(found).toContain(light);
});
