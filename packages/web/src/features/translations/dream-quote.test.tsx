import { render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { DreamQuote } from './dream-quote.tsx';

const content = 'a dog, a cat, a bird, a fish, a snake';
const placeOf = (word: string) => ({
  start: content.indexOf(word),
  end: content.indexOf(word) + word.length,
});
const open = (...words: string[]) => {
  render(<DreamQuote content={content} language="es" places={words.map(placeOf)} />);
  const status = screen.getByRole('status');
  return { status, marked: [...status.querySelectorAll('mark')].map((mark) => mark.textContent) };
};

describe('DreamQuote', () => {
  beforeAll(() => loadWords('translations'));

  it('waits without a word', () => {
    expect(open().status.textContent).toBe('');
  });

  it('quotes the words of a sentence where they stand', () => {
    const { status, marked } = open('cat');
    expect(marked).toEqual(['cat']);
    expect(status.textContent).toMatch(/^In your dream: a dog, a cat, a bird/);
    expect(status.querySelector('q')?.lang).toBe('es');
  });

  it('quotes four places at most', () => {
    expect(open('dog', 'cat', 'bird', 'fish', 'snake').marked).toEqual(['dog', 'cat', 'bird', 'fish']);
  });
});
