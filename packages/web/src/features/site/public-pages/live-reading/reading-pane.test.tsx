import type { ReadingSentence } from '@chitta/interpretation';
import { render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import type { LiveReading } from './live-reading-protocol.ts';
import { ReadingPane } from './reading-pane.tsx';

const sentence = (text: string, paragraph: number, symbol: string): ReadingSentence => ({
  text,
  part: 'passage',
  paragraph,
  evidence: [{ start: 0, end: 1, symbol, rule: 'r' }],
});
const dog = { id: 'dog', name: 'Dog', group: 'animal', meaning: 'a habit' };
const reading: LiveReading = {
  text: 'A dog.',
  mentions: [],
  symbols: [dog],
  sky: { stars: [], links: [] },
  sentences: [
    sentence('A habit comes.', 0, 'dog'),
    sentence('It stays.', 0, 'house'),
    sentence('Why?', 1, 'dog'),
  ],
};
const pane = () => screen.getByRole('region', { name: 'The reading' });

describe('ReadingPane', () => {
  beforeAll(() => loadWords('landing'));

  it('says that it is at work before there is a reading', () => {
    render(<ReadingPane reading={null} active={null} />);
    expect(pane().getAttribute('aria-busy')).toBe('true');
    expect(pane().textContent).toBe('');
  });

  it('says so when there will be no reading', () => {
    render(<ReadingPane reading={null} hasFailed active={null} />);
    expect(pane().getAttribute('aria-busy')).toBe('false');
    expect(screen.getByRole('status').textContent).toContain('could not be made');
  });

  it('keeps the paragraphs of the reading', () => {
    const { container } = render(<ReadingPane reading={reading} active={null} />);
    const paragraphs = [...container.querySelectorAll('p')].map((p) => p.textContent?.trim());
    expect(paragraphs).toEqual(['A habit comes. It stays.', 'Why?']);
    expect(pane().getAttribute('aria-busy')).toBe('false');
    expect(container.querySelectorAll('.live-sentence-lit')).toHaveLength(0);
  });

  it('sets the thought and the question apart', () => {
    const parts = (['headline', 'passage', 'question'] as const).map((part, paragraph) => ({
      ...sentence(`The ${part}.`, paragraph, 'dog'),
      part,
    }));
    render(<ReadingPane reading={{ ...reading, sentences: parts }} active={null} />);
    expect(screen.getByText('The headline.').closest('p')?.className).toBe('live-headline');
    expect(screen.getByText('The question.').closest('p')?.className).toBe('live-question');
  });

  it('lights the sentences that rest on a symbol', () => {
    const { container } = render(<ReadingPane reading={reading} active="dog" />);
    const lit = [...container.querySelectorAll('.live-sentence-lit')].map((each) => each.textContent?.trim());
    expect(lit).toEqual(['A habit comes.', 'Why?']);
  });

  it('says words of care where no symbol may be shown', () => {
    render(<ReadingPane reading={{ ...reading, symbols: [], isCare: true }} active={null} />);
    expect(pane().textContent).toContain('A habit comes.');
  });

  it('says so where no symbol is in the words', () => {
    render(<ReadingPane reading={{ ...reading, symbols: [] }} active={null} />);
    expect(pane().textContent).toMatch(/^No symbol of the dictionary is in these words yet/);
  });
});
