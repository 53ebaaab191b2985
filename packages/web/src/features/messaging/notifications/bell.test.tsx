import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { dataAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { Bell, WatchNotifications } from './bell.tsx';
import { buildNotification } from './testing/build-notification.ts';
import { unread } from './unread.ts';

beforeAll(() => loadWords('notifications'));
beforeEach(() => unread.set(0));

function open(count: number, answers: StubAnswers = {}) {
  const page = { items: [buildNotification()], nextCursor: null, unread: count };
  const calls = stubApi({ 'GET /api/notifications': dataAnswer(page), ...answers });
  const user = buildUser();
  const view = renderPart(
    <>
      <WatchNotifications user={user} />
      <Bell user={user} />
    </>,
  );
  return { ...view, calls };
}

/** The test DOM knows no popovers: it is told as a browser tells it. */
function toggle(state: 'open' | 'closed'): HTMLElement {
  const panel = document.querySelector<HTMLElement>('[popover]');
  if (!panel) throw new TypeError('There is no panel.');
  act(() => void panel.dispatchEvent(Object.assign(new Event('toggle'), { newState: state })));
  return panel;
}

describe('the bell', () => {
  it.each([
    [0, 'Notifications', null],
    [1, 'Notifications, 1 unread', '1'],
    [3, 'Notifications, 3 unread', '3'],
    [100, 'Notifications, more than 99 unread', '99+'],
  ])('tells how much waits: %i', async (count, name, shown) => {
    open(count);
    const bell = await screen.findByRole('button', { name: /^Notifications/ });
    await waitFor(() => expect(bell.textContent?.replace(/(\d+\+?),/, ',')).toBe(name));
    expect(bell.querySelector('.unread-count [aria-hidden]')?.textContent ?? null).toBe(shown);
  });

  it('opens what it counts, with a way to the page, and forgets it closed', async () => {
    const { router, user } = open(1);
    const bell = await screen.findByRole('button', { name: /^Notifications/ });
    expect(screen.queryByText('How did your practice go?')).toBeNull();
    const panel = toggle('open');
    expect(bell.getAttribute('popovertarget')).toBe(panel.id);
    expect(await screen.findByText('How did your practice go?')).toBeTruthy();
    panel.hidePopover = vi.fn();
    await user.click(screen.getByRole('link', { name: 'Open the page', hidden: true }));
    expect(router.state.location.pathname).toBe('/notifications');
    expect(panel.hidePopover).toHaveBeenCalled();
    toggle('closed');
    expect(screen.queryByText('How did your practice go?')).toBeNull();
  });

  it('stays quiet where the server is away, and keeps what it knew', async () => {
    const { calls, queryClient } = open(2);
    await waitFor(() => expect(unread.get()).toBe(2));
    const before = calls.length;
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await act(() => queryClient.refetchQueries());
    expect(calls).toHaveLength(before);
    expect(unread.get()).toBe(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
