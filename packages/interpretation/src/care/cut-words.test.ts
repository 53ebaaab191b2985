import { describe, expect, it } from 'vitest';
import { cutWords } from './cut-words.ts';

describe('cutWords', () => {
  it('folds accents and capitals and keeps the places', () => {
    const text = 'Mi NIÑA, ¿didn’t él?';
    const words = cutWords(text);
    expect(words.map((word) => word.text)).toEqual(['mi', 'nina', "didn't", 'el']);
    expect(words.map(({ start, end }) => text.slice(start, end))).toEqual(['Mi', 'NIÑA', 'didn’t', 'él']);
  });

  it('counts sentences and marks what stands behind a comma', () => {
    const words = cutWords('He ran, and fell. She laughed');
    expect(words.map(({ sentence }) => sentence)).toEqual([0, 0, 0, 0, 1, 1]);
    expect(words.map(({ isAfterBreak }) => isAfterBreak)).toEqual([true, false, true, false, true, false]);
  });

  it('takes nothing too long for a word', () => {
    expect(cutWords('a'.repeat(200)).map(({ text }) => text)).toEqual(['']);
  });
});
