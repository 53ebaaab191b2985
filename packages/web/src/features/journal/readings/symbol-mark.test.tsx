import { screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { buildSymbol } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import type { Mark } from './reading-links.ts';
import { SymbolMark } from './symbol-mark.tsx';

const content = 'A dog came.';

async function open(mention: Partial<Mark> = {}) {
  const symbol = buildSymbol(content, 'dog');
  const mark = { ...symbol.mentions[0], symbolId: 'dog', ...mention } as Mark;
  const onFocusMark = vi.fn();
  const { user } = renderPart(
    <p>
      A{' '}
      <SymbolMark
        combined={[]}
        mark={mark}
        symbol={symbol}
        language="es"
        isLit={false}
        onFocusMark={onFocusMark}
      >
        dog
      </SymbolMark>{' '}
      came. <button type="button">Next</button>
    </p>,
  );
  return { user, word: await screen.findByRole('button', { name: 'dog: Dog' }), onFocusMark, mark };
}

describe('SymbolMark', () => {
  beforeAll(() => loadWords('readings'));

  it('opens its note, which has the language of the dream', async () => {
    const { user, word, onFocusMark, mark } = await open();
    await user.click(word);
    const note = await screen.findByRole('dialog', { name: 'Dog' });
    expect(note.getAttribute('lang')).toBe('es');
    expect(onFocusMark).toHaveBeenLastCalledWith(mark);
  });

  it('leaves the focus with the word under a pointer', async () => {
    const { user, word } = await open();
    await user.click(word);
    await screen.findByRole('dialog');
    expect(document.activeElement).toBe(word);
  });

  it('takes the keyboard into the note, and back to the word', async () => {
    const { user, word, onFocusMark } = await open();
    await user.tab();
    expect(document.activeElement).toBe(word);
    await user.keyboard('{Enter}');
    const note = await screen.findByRole('dialog');
    await waitFor(() => expect(note.contains(document.activeElement)).toBe(true));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(word);
    expect(onFocusMark).toHaveBeenLastCalledWith(null);
  });

  it('closes by its button', async () => {
    const { user, word } = await open();
    await user.click(word);
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each(['absent', 'unreal', 'simile', 'waking'] as const)(
    'sets a word aside that is not read: %s',
    async (state) => {
      expect((await open({ state })).word.className).toContain('is-aside');
    },
  );
});
