import { describe, expect, it } from 'vitest';
import { anyOf, inOrder } from './patterns.ts';

describe('anyOf', () => {
  const pattern = anyOf([/^a\p{L}|b$/u, /cc/u]);

  it.each(['añ', 'ab', 'b', 'xccx'])('finds %j', (text) => {
    expect(pattern.test(text)).toBe(true);
  });

  it.each(['', 'a1', 'bc', 'c'])('finds nothing in %j', (text) => {
    expect(pattern.test(text)).toBe(false);
  });
});

describe('inOrder', () => {
  const pattern = inOrder([/^a|b/u, / c?/u, /\p{L}$/u]);

  it.each(['a cñ', 'a c', 'b d'])('finds %j', (text) => {
    expect(pattern.test(text)).toBe(true);
  });

  it.each(['a', 'a ', ' cd', 'c d'])('finds nothing in %j', (text) => {
    expect(pattern.test(text)).toBe(false);
  });
});
