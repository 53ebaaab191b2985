import { act, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#web/lib/api-error.ts';
import { loadWords } from '#web/lib/i18n.ts';
import { buildLine } from '#web/testing/build-dream.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { JournalList } from './journal-list.tsx';

type Props = ComponentProps<typeof JournalList>;

const dreams = [
  buildLine({ id: 3, title: 'By the sea', createdAt: '2026-11-20T08:00:00.000Z' }),
  buildLine({ id: 2, title: 'A bridge', createdAt: '2026-11-01T03:00:00.000Z' }),
  buildLine({ id: 1, title: 'A house', createdAt: '2026-10-02T08:00:00.000Z' }),
];

async function open(props: Partial<Props> = {}) {
  const onMore = vi.fn();
  const common = { dreams, zone: 'UTC', hasMore: true, isLoadingMore: false, moreError: null, onMore };
  const part = renderPart(<JournalList {...common} {...props} />);
  await screen.findByRole('link', { name: 'By the sea' });
  return { ...part, onMore };
}

/** Stands in for the browser's observer; the test scrolls. */
function stubScrolling() {
  const watching = new Set<(isNear: boolean) => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: (isNear: boolean) => void;
      constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void) {
        this.#tell = (isIntersecting) => callback([{ isIntersecting }]);
      }
      observe() {
        watching.add(this.#tell);
      }
      disconnect() {
        watching.delete(this.#tell);
      }
    },
  );
  return (isNear: boolean) =>
    act(() => {
      for (const tell of watching) tell(isNear);
    });
}

describe('JournalList', () => {
  beforeAll(() => loadWords('dreams'));

  it('groups the dreams by the months of where the member lives', async () => {
    await open({ zone: 'America/Bogota' });
    const months = screen.getAllByRole('region').map((month) => ({
      name: month.querySelector('h2')?.textContent,
      titles: [...month.querySelectorAll('h3')].map((title) => title.textContent),
    }));
    // The night of the first of November was still October there.
    expect(months).toEqual([
      { name: 'November 2026', titles: ['By the sea'] },
      { name: 'October 2026', titles: ['A bridge', 'A house'] },
    ]);
  });

  it('asks for earlier dreams by a button', async () => {
    const { user, onMore } = await open();
    await user.click(screen.getByRole('button', { name: 'Show earlier dreams' }));
    expect(onMore).toHaveBeenCalledTimes(1);
  });

  it('asks for them by itself when their place comes near', async () => {
    const scroll = stubScrolling();
    const { onMore } = await open();
    scroll(false);
    expect(onMore).not.toHaveBeenCalled();
    scroll(true);
    expect(onMore).toHaveBeenCalledTimes(1);
  });

  it('takes no second press while they are on their way', async () => {
    await open({ isLoadingMore: true });
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Show earlier dreams' });
    expect([button.disabled, button.getAttribute('aria-busy')]).toEqual([true, 'true']);
  });

  it('says beside the button why they did not come, and asks again only when told to', async () => {
    const scroll = stubScrolling();
    const moreError = new ApiError({
      status: 503,
      code: 'INTERNAL',
      reason: 'server.overloaded',
      message: 'busy',
    });
    const { user, onMore } = await open({ moreError });
    expect(screen.getByRole('alert').textContent).toBe('The server is busy. Please try again in a moment.');
    scroll(true);
    expect(onMore).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onMore).toHaveBeenCalledTimes(1);
  });

  it('ends where the journal begins', async () => {
    await open({ hasMore: false });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
