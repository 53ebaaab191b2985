import { expect, it } from 'vitest';
import { readQuestion } from '../question/read-question.ts';
import { keptDreams, readOracle } from '../testing/read-oracle.ts';
import { findTouchingDreams } from './find-touching-dreams.ts';

const books = await readOracle(['en', 'es']);
const read = (text: string) => readQuestion({ text, fallback: 'en', ...books });
const dreamsOf = (...contents: string[]) =>
  keptDreams(
    contents.map((content, at) => [`2026-01-0${at + 1}`, content] as const),
    'en',
    books.dictionary,
  );
const found = (question: string, ...contents: string[]) =>
  findTouchingDreams(read(question), dreamsOf(...contents)).map(({ dream }) => dream.content);

it('finds whoever the question may mean, and nobody else', () => {
  const husband = 'My husband was washing the windows.';
  expect(found('Can I trust my partner again?', 'A cat slept.', husband, 'My uncle sang a song.')).toEqual([
    husband,
  ]);
});

it('puts what was there before what was only denied', () => {
  const there = 'My sister was on the stairs.';
  const denied = 'My sister was not there.';
  const [first] = findTouchingDreams(read('Why does my sister not call me?'), dreamsOf(denied, there));
  expect(first?.dream.content).toBe(there);
});

it('hears of fear where a dream says that there was none', () => {
  const [dream] = findTouchingDreams(
    read('I am afraid of my sister. Why?'),
    dreamsOf('My sister came in and I was not afraid.'),
  );
  expect(dream?.reasons.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['person', 'feeling']));
});

it('ties a dream to a close one by what both have', () => {
  const boat = 'My father sat in a rowing boat.';
  const other = 'A rowing boat lay in the house and the window was open.';
  const question = 'What is between my father and our house?';
  const alone = findTouchingDreams(read(question), dreamsOf(other));
  const [, tied] = findTouchingDreams(read(question), dreamsOf(boat, other));
  expect(tied?.score ?? 0).toBeGreaterThan(alone[0]?.score ?? 0);
});

it('finds none rather than a forced one', () => {
  expect(found('Should I quit my job?', 'A whale swam past.', 'It snowed.')).toEqual([]);
});

it('tells why', () => {
  const [dream] = findTouchingDreams(
    read('What does the black dog want?'),
    dreamsOf('A black dog lay there.'),
  );
  expect(dream?.reasons).toContainEqual({ kind: 'symbol', text: 'Dog', symbol: 'dog' });
  expect(dream?.places.every(({ start, end }) => start < end)).toBe(true);
});

it('finds somebody by name where a dream begins with it', () => {
  const rang = 'Jonas rang at my door and left.';
  expect(found('How can I let go of Jonas?', 'A cat slept.', rang)).toEqual([rang]);
});
