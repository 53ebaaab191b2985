import { describe, expect, it } from 'vitest';
import { startKey } from './start-key.ts';
import { StartShelf } from './start-shelf.ts';

const starts = ['', 'do', 'dog', 'dogs', 'cat', 'catal'];

/** A shelf with each beginning's own number, and a question that answers with beginnings. */
function shelfOf() {
  const shelf = new StartShelf();
  starts.forEach((start, number) => {
    shelf.put(startKey(start), number);
  });
  return (word: string) => shelf.take(word).map((number) => starts[number]);
}

describe('StartShelf', () => {
  it.each([
    ['dogs', ['', 'do', 'dog', 'dogs']],
    ['do', ['', 'do']],
    ['dig', ['']],
    ['catalogue', ['', 'cat', 'catal']],
    ['Cátalogo', ['', 'cat', 'catal']],
  ])('gives for %j what lies under its beginnings', (word, expected) => {
    expect(shelfOf()(word)).toEqual(expected);
  });

  it('gives each thing once and keeps the rest', () => {
    const take = shelfOf();
    expect(take('do')).toEqual(['', 'do']);
    expect(take('dog')).toEqual(['dog']);
    expect(take('dog')).toEqual([]);
  });

  it('gives a thing with several beginnings at the first of them', () => {
    const shelf = new StartShelf();
    shelf.put(startKey('went'), 7);
    shelf.put(startKey('we'), 3);
    shelf.put(startKey('go'), 7);
    expect(shelf.take('went')).toEqual([3, 7]);
    expect(shelf.take('gone')).toEqual([]);
  });
});
