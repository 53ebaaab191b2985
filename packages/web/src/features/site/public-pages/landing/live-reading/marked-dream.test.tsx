import type { Mention } from '@chitta/interpretation';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { LiveReading } from './live-reading-protocol.ts';
import { MarkedDream } from './marked-dream.tsx';

const text = 'A dog in a house.';
const mention = (symbol: string, group: Mention['group']): Mention => {
  const start = text.indexOf(symbol);
  const end = start + symbol.length;
  const found = { symbol, group, start, end, text: symbol, variation: symbol };
  return { ...found, rule: 'word.exact', sense: `noun.${group}`, state: 'present' };
};
const reading: LiveReading = {
  text,
  mentions: [mention('dog', 'animal'), mention('house', 'building')],
  symbols: [],
  sky: { stars: [], links: [] },
  sentences: [],
};

function Page({ shown = text }: { readonly shown?: string }) {
  const [active, setActive] = useState<string | null>(null);
  return (
    <>
      <MarkedDream text={shown} reading={reading} active={active} onActivate={setActive} />
      <output>{active ?? 'none'}</output>
    </>
  );
}

const active = () => screen.getByRole('status').textContent;
const words = () => screen.queryAllByRole('button').map((button) => button.textContent);

describe('MarkedDream', () => {
  it('is the dream to the letter, its symbols to be touched', () => {
    const { container } = render(<Page />);
    expect(container.querySelector('p')?.textContent).toBe(text);
    expect(words()).toEqual(['dog', 'house']);
  });

  it('stands plain while newer words are being read', () => {
    render(<Page shown="A dog in a garden." />);
    expect(words()).toEqual([]);
  });

  it('lights a word by key, and puts it out by the same', async () => {
    render(<Page />);
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(active()).toBe('dog');
    expect(screen.getByRole('button', { name: 'dog' }).getAttribute('aria-pressed')).toBe('true');
    await user.keyboard('{Enter}');
    expect(active()).toBe('none');
  });

  it('lights a word under the mouse, as long as it stays', async () => {
    render(<Page />);
    const user = userEvent.setup();
    await user.hover(screen.getByRole('button', { name: 'house' }));
    expect(active()).toBe('house');
    await user.unhover(screen.getByRole('button', { name: 'house' }));
    expect(active()).toBe('none');
  });
});
