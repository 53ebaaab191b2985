import type { Reading } from '@chitta/contract';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { i18n, loadWords } from '#web/lib/i18n.ts';
import { ReadingEnd } from './reading-end.tsx';

const sentence = (text: string, part: Reading['sentences'][number]['part']) => ({
  text,
  part,
  paragraph: 0,
  evidence: [],
});

function open(...sentences: Reading['sentences']) {
  const reading = { engineVersion: '1', language: 'es' as const, sentences };
  const subject = { content: '', language: 'es' as const, symbols: [], translation: '', reading };
  return render(<ReadingEnd subject={subject} />);
}

describe('ReadingEnd', () => {
  beforeAll(() => loadWords('translations'));
  afterEach(() => i18n.changeLanguage('en'));

  it('sets question and deed apart, in the language of the reading', async () => {
    await i18n.changeLanguage('es');
    open(
      sentence('Hoy, camina.', 'deed'),
      sentence('Un hábito te sigue.', 'passage'),
      sentence('¿Qué hábito es?', 'question'),
    );
    const headings = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
    expect(headings).toEqual(['Una pregunta para llevarte', 'Algo para hacer hoy']);
    expect(screen.getByText('¿Qué hábito es?').getAttribute('lang')).toBe('es');
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
});
