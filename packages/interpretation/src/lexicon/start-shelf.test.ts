import { describe, expect, it } from 'vitest';
import { StartShelf } from './start-shelf.ts';

function shelfOf(...starts: string[]) {
  const shelf = new StartShelf<string>();
  for (const start of starts) shelf.put(start, start);
  return shelf;
}

describe('StartShelf', () => {
  it.each([
    ['dogs', ['', 'do', 'dog', 'dogs']],
    ['do', ['', 'do']],
    ['dig', ['']],
    ['catalogue', ['', 'cat', 'catalan']],
  ])('gives for %j what lies under its beginnings', (word, expected) => {
    expect(shelfOf('', 'do', 'dog', 'dogs', 'cat', 'catalan').take(word)).toEqual(expected);
  });

  it('gives each thing once and keeps the rest', () => {
    const shelf = shelfOf('do', 'dog');
    expect(shelf.take('do')).toEqual(['do']);
    expect(shelf.take('dog')).toEqual(['dog']);
    expect(shelf.take('dog')).toEqual([]);
  });
});
