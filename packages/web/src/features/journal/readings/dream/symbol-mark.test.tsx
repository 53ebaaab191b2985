import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { buildSymbol } from '#web/testing/build-dream.ts';
import type { Mark } from '../reading-links.ts';
import { SymbolMark } from './symbol-mark.tsx';

function open({ mention = {}, isPinned = false, isNotMeant = false, group = 'animal' } = {}) {
  const symbol = { ...buildSymbol('A dog came.', 'dog'), group };
  const mark = { ...symbol.mentions[0], symbolId: 'dog', ...mention } as Mark;
  const onFocusMark = vi.fn();
  render(
    <SymbolMark
      mark={mark}
      symbol={symbol}
      isLit={false}
      isPinned={isPinned}
      isNotMeant={isNotMeant}
      onFocusMark={onFocusMark}
    >
      dog
    </SymbolMark>,
  );
  return { word: screen.getAllByRole('button', { name: 'dog: Dog' }).at(-1), onFocusMark, mark };
}

describe('SymbolMark', () => {
  beforeAll(() => loadWords('readings'));

  it('opens its note under a pointer, and closes it again', async () => {
    const { word, onFocusMark, mark } = open();
    await userEvent.click(word as HTMLElement);
    expect(onFocusMark).toHaveBeenLastCalledWith(mark, false);
    const pinned = open({ isPinned: true });
    await userEvent.click(screen.getByRole('button', { expanded: true }));
    expect(pinned.onFocusMark).toHaveBeenLastCalledWith(null, false);
  });

  it('says when it was opened by key', async () => {
    const { word, onFocusMark, mark } = open();
    word?.focus();
    await userEvent.keyboard('{Enter}');
    expect(onFocusMark).toHaveBeenLastCalledWith(mark, true);
  });

  it('has the colour of its kind; a state is no feeling', () => {
    expect(open().word?.dataset.kind).toBe('animal');
    expect(open({ group: 'condition' }).word?.dataset.kind).toBe('state');
  });

  it.each(['absent', 'unreal', 'simile', 'waking'] as const)(
    'sets a word aside that is not read: %s',
    (state) => {
      expect(open({ mention: { state } }).word?.className).toContain('is-aside');
    },
  );

  it('sets a word aside that was not meant', () => {
    expect(open({ isNotMeant: true }).word?.className).toContain('is-aside');
  });
});
