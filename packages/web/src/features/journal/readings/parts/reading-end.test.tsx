import type { Reading } from '@chitta/contract';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { i18n, loadWords } from '#web/lib/i18n.ts';
import type { Focus } from '../reading-links.ts';
import { ReadingEnd } from './reading-end.tsx';

const sentence = (text: string, part: Reading['sentences'][number]['part']) => ({
  text,
  part,
  paragraph: 0,
  evidence: [],
});

const lit = { places: [], sentences: new Set<number>(), symbols: new Set<string>() };
const links = {
  lit,
  pinned: null,
  hasSources: true,
  onFocus: vi.fn<(focus: Focus | null) => void>(),
  onPreview: vi.fn(),
};

function open(...sentences: Reading['sentences']) {
  const reading = { engineVersion: '1', language: 'es' as const, sentences };
  const subject = { content: 'a dog', language: 'es' as const, symbols: [], translation: '', reading };
  return render(<ReadingEnd subject={subject} {...links} />);
}

describe('ReadingEnd', () => {
  beforeAll(() => loadWords('readings'));
  afterEach(() => i18n.changeLanguage('en'));

  it('sets question and deed apart, in the language of the reading', async () => {
    await i18n.changeLanguage('es');
    open(
      sentence('Hoy, camina.', 'deed'),
      sentence('Un hábito te sigue.', 'passage'),
      sentence('¿Qué hábito es?', 'question'),
    );
    const headings = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
    expect(headings).toEqual(['Una pregunta para llevar contigo', 'Un paso para hoy']);
    expect(screen.getByText('¿Qué hábito es?').closest('[lang]')?.getAttribute('lang')).toBe('es');
    expect(screen.queryByText('Un hábito te sigue.')).toBeNull();
  });

  it('joins a deed of two sentences', () => {
    open(sentence('Take a walk.', 'deed'), sentence('Alone.', 'deed'));
    expect(screen.getByRole('region', { name: 'One thing for today' }).textContent).toContain(
      'Take a walk. Alone.',
    );
    expect(screen.queryByRole('region', { name: 'A question to take along' })).toBeNull();
  });

  it('leaves no empty frame where there is neither', () => {
    const { container } = open(sentence('A habit follows you.', 'passage'));
    expect(container.innerHTML).toBe('');
  });

  it('links the question with the words that it asks about', async () => {
    const evidence = [{ start: 2, end: 5, rule: 'question.days' }];
    open(sentence('Something.', 'passage'), { ...sentence('Which one?', 'question'), evidence });
    await userEvent.click(screen.getByRole('button', { name: 'In your dream: “dog”' }));
    expect(links.onFocus).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'sentence', index: 1 }));
  });
});
