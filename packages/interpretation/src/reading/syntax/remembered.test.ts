import { describe, expect, it } from 'vitest';
import { remembered, rememberedTest } from './remembered.ts';

describe('remembered', () => {
  it('answers as what it asks, and asks once for each word', () => {
    const asked: string[] = [];
    const secondOf = remembered((lower) => {
      asked.push(lower);
      return lower === 'soy' ? 'eres' : undefined;
    });
    expect(['soy', 'casa', 'soy', 'casa'].map(secondOf)).toEqual(['eres', undefined, 'eres', undefined]);
    expect(asked).toEqual(['soy', 'casa']);
  });

  it('begins anew rather than growing for ever', () => {
    let asked = 0;
    const lengthOf = remembered(({ length }) => {
      asked += 1;
      return length;
    });
    for (let at = 0; at < 20_000; at += 1) lengthOf(`word${at}`);
    expect(lengthOf('word19999')).toBe(9);
    expect(asked).toBe(20_000);
    expect(lengthOf('word0')).toBe(5);
    expect(asked).toBe(20_001);
  });
});

describe('rememberedTest', () => {
  it('tells a word in which the pattern is from one in which it is not', () => {
    const isAdverb = rememberedTest(/mente$/u);
    expect(['lentamente', 'lento', 'lentamente', 'lento'].map(isAdverb)).toEqual([true, false, true, false]);
  });
});
