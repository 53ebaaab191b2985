import { describe, expect, it } from 'vitest';
import { partOf } from './phrase-parts.ts';
import { PhraseShelf } from './phrase-shelf.ts';

const phrases = [
  'me hit',
  'me',
  'me hit*/hurt',
  'me own? arm',
  'me _ hit',
  'me *ing',
  'me to*',
  'me really? hit/hit*',
];

function candidates(next: string): string[] {
  const shelf = new PhraseShelf<string>();
  for (const phrase of phrases) shelf.add(phrase.split(' ').map(partOf), phrase);
  const found: string[] = [];
  shelf.forEachBefore(next, (_, phrase) => found.push(phrase));
  return found;
}

describe('PhraseShelf', () => {
  it.each([
    ['hit', ['me hit', 'me', 'me hit*/hurt', 'me _ hit', 'me *ing', 'me to*', 'me really? hit/hit*']],
    ['hurt', ['me', 'me hit*/hurt', 'me _ hit', 'me *ing', 'me to*']],
    ['own', ['me', 'me own? arm', 'me _ hit', 'me *ing', 'me to*']],
    ['arm', ['me', 'me own? arm', 'me _ hit', 'me *ing', 'me to*']],
    ['', ['me', 'me _ hit', 'me *ing', 'me to*']],
  ])('has what may go on with %j, each once and in the order of adding', (next, expected) => {
    expect(candidates(next)).toEqual(expected);
  });
});
