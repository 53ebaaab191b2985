import { describe, expect, it } from 'vitest';
import { Beginnings, childrenOf, maskOf, PhraseNode, secondMaskOf } from './phrase-tree.ts';

/** A word with these numbers. */
function word(...ids: number[]) {
  const all = (mask: (id: number) => number) => ids.reduce((bits, id) => bits | mask(id), 0);
  return { ids, mask: all(maskOf), secondMask: all(secondMaskOf) };
}

describe('childrenOf', () => {
  it('finds what goes on with any number of a word, however many branches there are', () => {
    for (const branches of [1, 2, 100]) {
      const node = new PhraseNode<string>();
      const children = Array.from({ length: branches }, (_, id) => node.grow(id * 3));
      children.forEach((child, id) => {
        expect(childrenOf([node], word(1, id * 3))).toEqual([child]);
      });
      for (let id = 0; id < branches; id++) expect(childrenOf([node], word(id * 3 + 1))).toBeUndefined();
    }
  });

  it('keeps the order of the nodes, then of the numbers', () => {
    const one = new PhraseNode<string>();
    const other = new PhraseNode<string>();
    const [second, first, third] = [one.grow(7), one.grow(9), other.grow(7)];
    expect(childrenOf([one, other], word(9, 7))).toEqual([first, second, third]);
  });

  it('grows one node for one number', () => {
    const node = new PhraseNode<string>();
    expect(node.grow(1)).toBe(node.grow(1));
    expect(node.grow(2)).toBe(node.grow(2));
  });
});

describe('Beginnings', () => {
  it('never denies a phrase that goes on', () => {
    const node = new PhraseNode<string>();
    for (let id = 0; id < 40; id += 4) node.grow(id);
    const beginnings = new Beginnings([node]);
    for (let id = 0; id < 40; id += 4) expect(beginnings.mayGoOn(word(id))).toBe(true);
    expect(new Beginnings([]).mayGoOn(word(0))).toBe(false);
  });

  it('leaves a gap to be looked at', () => {
    const node = new PhraseNode<string>();
    node.growGap();
    expect(new Beginnings([node]).mayGoOn(word(5))).toBe(true);
  });
});
