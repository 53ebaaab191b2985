import { render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { buildSymbol } from '#web/testing/build-dream.ts';
import { MarkedDream } from './marked-dream.tsx';

const content = 'A dog came in.\nNo cat, only <b>a dog</b> 🌊.';

function open(symbols = [buildSymbol(content, 'dog'), buildSymbol(content, 'cat', { state: 'absent' })]) {
  const subject = { content, language: 'es' as const, symbols, translation: '', reading: null };
  const { container } = render(<MarkedDream subject={subject} lit={[]} onFocusMark={vi.fn()} />);
  return container;
}

const words = () => screen.queryAllByRole('button').map((button) => button.textContent);

describe('MarkedDream', () => {
  beforeAll(() => loadWords('readings'));

  it('is the dream to the letter, its words marked', () => {
    const container = open();
    expect(container.textContent).toBe(content);
    expect(words()).toEqual(['dog', 'cat']);
    expect(container.querySelector('p')?.lang).toBe('es');
  });

  it('marks no word that has been written anew since it was seen', () => {
    const [symbol] = [buildSymbol(content, 'dog')];
    const moved = symbol.mentions.map((mention) => ({ ...mention, start: 3, end: 6 }));
    open([{ ...symbol, mentions: moved }]);
    expect(words()).toEqual([]);
  });

  it('keeps comma and space with their word when the line breaks', () => {
    const container = open();
    const kept = [...container.querySelectorAll('.dream-stopped')].map(({ textContent }) => textContent);
    expect(kept).toEqual(['dog ', 'cat, ']);
    expect(container.textContent).toBe(content);
  });
});
