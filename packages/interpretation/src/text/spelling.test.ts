import { describe, expect, it } from 'vitest';
import { Spelling } from './spelling.ts';

describe('Spelling', () => {
  it.each([
    ['dog', 'lower'],
    ["'s", 'lower'],
    ['Dog', 'capital'],
    ['I', 'capital'],
    ['Ángela', 'capital'],
    ['McDonald', 'capital'],
    ['DOG', 'upper'],
    ['ÁRBOL', 'upper'],
    ['iPhone', 'mixed'],
    ['dOG', 'mixed'],
    ['12', 'digits'],
    ['4pm', 'digits'],
    ['犬', 'lower'],
  ])('takes the shape of %j as %s', (raw, shape) => {
    expect(new Spelling(raw).shape).toBe(shape);
  });

  it.each([
    ["Mother's", 6],
    ['mother’s', 6],
    ["he'll", 2],
    ["didn't", 0],
    ["'s", 0],
    ['dog', 0],
    ["e\u0301l's", 0],
  ])('finds where the ending of %j begins: %i', (raw, cut) => {
    expect(new Spelling(raw).cut).toBe(cut);
  });

  it('keeps what was written beside what it stands for', () => {
    expect(new Spelling('Nin\u0303o')).toMatchObject({ raw: 'Nin\u0303o', word: 'niño', folded: 'nino' });
    expect(new Spelling('ele\u00adphant').word).toBe('elephant');
  });
});
