import { describe, expect, it } from 'vitest';
import { tokenise } from '../../text/tokenise.ts';
import { wordIndexAt, wordsOfTokens } from './words.ts';

const joiners = new Set(['and', 'because']);

/** Words with a bar between clauses and two between sentences. */
function cut(text: string): string {
  const words = wordsOfTokens(tokenise(text), text, joiners);
  return words
    .map(({ lower, sentence, clause }, at) => {
      const before = words[at - 1];
      if (!before || before.clause === clause) return lower;
      return `${before.sentence === sentence ? '|' : '||'} ${lower}`;
    })
    .join(' ');
}

describe('wordsOfTokens', () => {
  it.each([
    ['I ran. You fell!', 'i ran || you fell'],
    ['I ran, you fell', 'i ran | you fell'],
    ['I ran and fell because of you', 'i ran | and fell | because of you'],
    ['And then: rain', 'and then | rain'],
    ['She didn’t stop', "she didn't stop"],
    ['a swimming-pool (empty)', 'a swimming-pool | empty'],
    ['one\ntwo', 'one || two'],
    ['—Ven —dijo', 'ven | dijo'],
    ['“Run”, he said', 'run | he said'],
    ['', ''],
    ['… !', ''],
    ['𝐁ig 𝟑 — ñ', '𝐁ig | ñ'],
  ])('cuts %j into %j', (text, expected) => {
    expect(cut(text)).toBe(expected);
  });

  it('keeps the places of the words', () => {
    const text = 'Él vio 3 gatos, ¿no?';
    const words = wordsOfTokens(tokenise(text), text, joiners);
    expect(words.map(({ start, end }) => text.slice(start, end))).toEqual(['Él', 'vio', '3', 'gatos', 'no']);
  });
});

describe('wordIndexAt', () => {
  const words = wordsOfTokens(tokenise('one two  three'), 'one two  three', joiners);

  it.each([
    [0, 0],
    [2, 0],
    [3, 1],
    [4, 1],
    [7, 2],
    [8, 2],
    [13, 2],
    [14, 3],
    [99, 3],
  ])('finds at offset %i the word %i', (offset, index) => {
    expect(wordIndexAt(words, offset)).toBe(index);
  });
});
