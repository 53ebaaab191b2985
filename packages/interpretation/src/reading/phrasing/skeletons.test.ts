import { describe, expect, it } from 'vitest';
import { skeletons, whole } from './skeletons.ts';

describe('skeletons', () => {
  it('numbers the sentences of a table', () => {
    const table = skeletons<string>(
      'en.test',
      (word) => `one ${word}`,
      () => undefined,
    );
    expect(table.map(({ id }) => id)).toEqual(['en.test.1', 'en.test.2']);
    expect(table.map(({ say }) => say('dog'))).toEqual(['one dog', undefined]);
  });
});

describe('whole', () => {
  it.each([
    ['the dog', 'barks', 'Here the dog barks.'],
    ['the dog', undefined, undefined],
    [undefined, 'barks', undefined],
    ['', 'barks', undefined],
  ])('of %j and %j is %j', (subject, verb, sentence) => {
    expect(whole`Here ${subject} ${verb}.`).toBe(sentence);
  });

  it('is the text itself where nothing has to be filled in', () => {
    expect(whole`Nothing here.`).toBe('Nothing here.');
  });
});
