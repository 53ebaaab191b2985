import { expect, it } from 'vitest';
import { groundLines, groundsOf } from './grounds.ts';

const sentence = (...places: [number, number][]) => ({
  text: 'You look at a habit.',
  part: 'passage' as const,
  paragraph: 0,
  evidence: places.map(([start, end]) => ({ start, end, rule: 'arc' })),
});

it('names the widest places, each once, in the order of the dream', () => {
  expect(groundsOf(sentence([20, 24], [5, 9], [5, 18], [5, 18], [10, 18]))).toEqual([
    { start: 5, end: 18 },
    { start: 20, end: 24 },
  ]);
});

it('names no more than three, and no empty ones', () => {
  expect(groundsOf(sentence([0, 0], [1, 2], [3, 4], [5, 6], [7, 8]))).toHaveLength(3);
});

it('shows nobody the words that hurt', () => {
  expect(groundsOf({ ...sentence([1, 9]), part: 'care' })).toEqual([]);
});

it('says words once under the last of the sentences that rest on them', () => {
  const [train, late, whale] = [
    [5, 10],
    [2, 14],
    [20, 25],
  ] as [[number, number], [number, number], [number, number]];
  const said = [sentence(train), sentence(late), sentence(train), sentence(whale), sentence(train)];
  const spans = groundLines(said).map((line) => line.map(({ start, end }) => [start, end]));
  expect(spans).toEqual([[], [], [late], [whale], [train]]);
});

it('gives words of care no words of the sentences beside them', () => {
  const said = [sentence([1, 9]), { ...sentence([1, 9]), part: 'care' as const }, sentence([1, 9])];
  expect(groundLines(said).map((line) => line.length)).toEqual([1, 0, 1]);
});
