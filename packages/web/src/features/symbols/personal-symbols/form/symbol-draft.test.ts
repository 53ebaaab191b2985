import { describe, expect, it } from 'vitest';
import { draftProblem, newDraft, requestOf, saysMore, variationsOf } from './symbol-draft.ts';

describe('variationsOf', () => {
  it.each([
    ['a, b;c\nd', ['a', 'b', 'c', 'd']],
    ['  the   old mill ,', ['the old mill']],
    ['Mill, mill', ['Mill']],
    ['', []],
  ])('reads %j', (typed, words) => {
    expect(variationsOf(typed)).toEqual(words);
  });
});

describe('draftProblem', () => {
  it.each([
    [{ name: ' ' }, { field: 'name', problem: 'missing' }],
    [{ variations: 'x'.repeat(61) }, { field: 'variations', problem: 'tooLong' }],
    [
      { variations: Array.from({ length: 21 }, (_, at) => `w${at}`).join() },
      { field: 'variations', problem: 'tooMany' },
    ],
    [{}, null],
  ])('of %j', (change, problem) => {
    expect(draftProblem({ ...newDraft('en', 'Mill'), ...change })).toEqual(problem);
  });
});

it('sends the trimmed name and the words one by one', () => {
  expect(requestOf({ ...newDraft('es', ' Molino '), variations: 'aspas, harina' })).toMatchObject({
    name: 'Molino',
    language: 'es',
    variations: ['aspas', 'harina'],
  });
});

it.each([
  [{}, false],
  [{ description: 'flour', category: ' ' }, false],
  [{ emotionalImpact: 3 }, true],
  [{ variations: 'mills' }, true],
])('knows whether details are said: %j', (change, expected) => {
  expect(saysMore({ ...newDraft('en', 'Mill'), ...change })).toBe(expected);
});
