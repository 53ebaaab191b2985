import type { Notification } from '@chitta/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadWords } from '#web/lib/i18n.ts';
import { dataAnswer, failureAnswer } from '#web/testing/build-dream.ts';
import { buildUser } from '#web/testing/build-user.ts';
import { renderPart } from '#web/testing/render-part.tsx';
import { type StubAnswers, stubApi } from '#web/testing/stub-api.ts';
import { NotificationList } from './notification-list.tsx';
import { buildAnnounced, buildNotification } from './testing/build-notification.ts';
import { unread } from './unread.ts';

const list = 'GET /api/notifications';
const read = 'POST /api/notifications/read';

beforeAll(() => loadWords('notifications'));
beforeEach(() => unread.set(0));

/** A server that knows what was read. */
function open(first: readonly Notification[], answers: StubAnswers = {}) {
  let items = first;
  const page = () => ({ items, nextCursor: null, unread: items.filter(({ isRead }) => !isRead).length });
  const calls = stubApi({
    [list]: () => dataAnswer(page()),
    [read]: ({ body }) => {
      const { ids } = body as { ids?: string[] };
      items = items.map((each) => ({ ...each, isRead: each.isRead || !ids || ids.includes(each.id) }));
      return dataAnswer({ unread: page().unread });
    },
    ...answers,
  });
  const view = renderPart(<NotificationList user={buildUser()} />);
  return { ...view, sent: () => calls.filter(({ key }) => key === read).map(({ body }) => body) };
}

const entryOf = async (title: string) =>
  within((await screen.findByRole('heading', { name: title })).closest('article') as HTMLElement);

describe('the notification centre', () => {
  it('says what each is of in words, and where it leads', async () => {
    open([
      buildNotification(),
      buildNotification({ id: 'n2', kind: 'reward_earned', params: { months: 2 }, path: '/referrals' }),
      buildNotification({ id: 'n3', kind: 'dream_follow_up_due', params: { days: 7 }, path: '/journal/3' }),
      buildNotification({ id: 'n4', kind: 'mail_not_delivered', path: '/account/security' }),
    ]);
    const practice = await entryOf('How did your practice go?');
    expect(practice.getByRole('link', { name: 'Look back' }).getAttribute('href')).toBe(
      '/oracle-history/abc',
    );
    await entryOf('You have earned 2 free months');
    const reading = await entryOf('Did your reading fit?');
    expect(reading.getByText(/You have not said yet/)).toBeTruthy();
    const mail = await entryOf('A mail could not reach you');
    expect(mail.getByRole('link').getAttribute('href')).toBe('/account/security');
  });

  it('shows announcements as text alone, with kind, label and a way that leads elsewhere in a tab of its own', async () => {
    const title = '<img src=x onerror=alert(1)>';
    const action = { actionText: 'Read more', actionUrl: 'https://example.com/news' };
    open([buildAnnounced({ title, priority: 'high', ...action }), buildAnnounced({ title: 'Calm' }, true)]);
    const first = await entryOf(title);
    expect(first.getByText('High Priority')).toBeTruthy();
    const link = first.getByRole('link', { name: /Read more/ });
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ]);
    expect(document.querySelector('img')).toBeNull();
    const calm = await entryOf('Calm');
    expect(calm.getByText('Please note')).toBeTruthy();
    expect(calm.queryByText('New')).toBeNull();
    expect(calm.queryByRole('button')).toBeNull();
  });

  it('reads one, or all that were there', async () => {
    const { user, sent } = open([buildNotification(), buildAnnounced()]);
    await user.click(await screen.findByRole('button', { name: 'Mark as read: We move' }));
    await waitFor(() => expect(sent()).toEqual([{ ids: ['a7'] }]));
    await waitFor(() => expect(unread.get()).toBe(1));
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(sent()[1]).toEqual({ until: '2026-11-23T09:00:00.000Z' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull());
    expect(screen.queryByText('New')).toBeNull();
  });

  it('has read what was followed, and leads there within the app', async () => {
    const { user, router, sent } = open([buildNotification()]);
    await user.click(await screen.findByRole('link', { name: 'Look back' }));
    expect(router.state.location.pathname).toBe('/oracle-history/abc');
    await waitFor(() => expect(sent()).toEqual([{ ids: ['n1'] }]));
  });

  it('says that there is nothing, and what failed', async () => {
    const { unmount } = open([]);
    expect(await screen.findByText(/^Nothing here yet/)).toBeTruthy();
    unmount();
    const { user } = open([buildNotification()], { [read]: failureAnswer(500, 'server.failed', 'No') });
    await user.click(await screen.findByRole('button', { name: /Mark as read/ }));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.getByText('New')).toBeTruthy();
  });

  it('goes on page by page', async () => {
    const older = buildAnnounced({ title: 'Older' }, true);
    const { user } = open([], {
      [list]: ({ url }) =>
        dataAnswer(
          url.includes('cursor=next')
            ? { items: [older], nextCursor: null, unread: 1 }
            : { items: [buildNotification()], nextCursor: 'next', unread: 1 },
        ),
    });
    await user.click(await screen.findByRole('button', { name: 'Show older ones' }));
    expect(await screen.findByRole('heading', { name: 'Older' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show older ones' })).toBeNull();
  });
});
