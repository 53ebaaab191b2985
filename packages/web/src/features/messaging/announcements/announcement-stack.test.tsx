import type { Announcement } from '@chitta/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { dataAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { AnnouncementStack } from './announcement-stack.tsx';
import { putAside } from './put-aside.ts';

const active = 'GET /api/announcements/active';
const read = 'POST /api/announcements/7/read' as keyof StubAnswers;

beforeAll(() => loadWords('announcements'));
beforeEach(() => {
  localStorage.clear();
  putAside.set(null);
});

afterEach(() => vi.restoreAllMocks());

const move: Announcement = {
  id: 7,
  title: 'We <b>move</b>',
  message: 'On Monday.',
  type: 'warning',
  priority: 'high',
  actionText: 'Read more',
  actionUrl: '/help',
  showOnLogin: false,
};

function open(list: readonly Announcement[], answers: StubAnswers = {}) {
  const calls = stubApi({ [active]: dataAnswer(list), [read]: dataAnswer({ id: 7 }), ...answers });
  const view = renderPart(<AnnouncementStack user={buildUser()} />);
  return { ...view, sent: () => calls.filter(({ key }) => key === read) };
}

describe('an announcement', () => {
  it('says what it is in words, as text alone, and is read aloud', async () => {
    open([move]);
    expect(await screen.findByRole('article', { name: 'We <b>move</b>' })).toBeTruthy();
    expect(screen.getByText('High Priority')).toBeTruthy();
    expect(screen.getByText('Please note')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Read more' }).getAttribute('href')).toBe('/help');
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe('Please note: We <b>move</b>. On Monday.'),
    );
  });

  it.each(['Dismiss', 'Close: We <b>move</b>'])('is gone for good with “%s”', async (name) => {
    const { user, sent } = open([move]);
    await user.click(await screen.findByRole('button', { name }));
    expect(screen.queryByRole('article')).toBeNull();
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  it('is gone with whoever follows its action', async () => {
    const { user, router, sent } = open([move]);
    await user.click(await screen.findByRole('link', { name: 'Read more' }));
    expect(router.state.location.pathname).toBe('/help');
    expect(screen.queryByRole('article')).toBeNull();
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  it('that was put aside without a connection is not shown again, and the server is told with the next look', async () => {
    const { user, unmount } = open([move], { [read]: 'network-failure' });
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    unmount();
    const { sent } = open([move]);
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('is one of three at once', async () => {
    open([1, 2, 3, 4].map((id) => ({ ...move, id, title: `Note ${id}` })));
    await screen.findByRole('article', { name: 'Note 1' });
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });

  it.each(['/dream-input', '/interpretation', '/journal/12'])(
    'waits while somebody writes or reads a dream (%s), unless it is urgent',
    async (path) => {
      const { router } = open([move, { ...move, id: 8, title: 'New to try', priority: 'medium' }]);
      await screen.findByRole('article', { name: 'New to try' });
      await act(() => router.navigate({ href: path }));
      expect(screen.queryByRole('article', { name: 'New to try' })).toBeNull();
      expect(screen.getByRole('article', { name: 'We <b>move</b>' })).toBeTruthy();
      await act(() => router.navigate({ href: '/journal' }));
      expect(screen.getByRole('article', { name: 'New to try' })).toBeTruthy();
    },
  );

  it('is put aside on a phone without being opened', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) => Object.assign(new EventTarget(), { media, matches: true }) as unknown as MediaQueryList,
    );
    const { user, sent } = open([move]);
    await user.click(await screen.findByRole('button', { name: 'Close: We <b>move</b>' }));
    expect(screen.queryByRole('region')).toBeNull();
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  it.each([false, true])(
    'makes way while something beneath it has the focus (narrow: %s)',
    async (isNarrow) => {
      vi.spyOn(window, 'matchMedia').mockImplementation(
        (media) =>
          Object.assign(new EventTarget(), { media, matches: isNarrow }) as unknown as MediaQueryList,
      );
      open([move]);
      const lying = await screen.findByRole('region');
      const beneath = document.createElement('button');
      document.body.append(beneath);
      const at = (left: number) => new DOMRect(left, 0, 100, 40);
      vi.spyOn(lying, 'getBoundingClientRect').mockReturnValue(at(500));
      const place = vi.spyOn(beneath, 'getBoundingClientRect').mockReturnValue(at(550));
      act(() => beneath.focus());
      expect(lying.dataset.makingWay).toBe('true');
      expect(within(lying).getAllByRole('button').length).toBeGreaterThan(0);
      act(() => beneath.blur());
      expect(lying.dataset.makingWay).toBeUndefined();
      place.mockReturnValue(at(100));
      act(() => beneath.focus());
      expect(lying.dataset.makingWay).toBeUndefined();
      beneath.remove();
    },
  );
});
