import type { Notification } from '@chitta/contract';

type Told = Exclude<Notification, { kind: 'announcement' }>;
type Announced = Extract<Notification, { kind: 'announcement' }>;

/** A practice to look back at, which was not read yet. */
export function buildNotification(overrides: Partial<Told> = {}): Notification {
  return {
    id: 'n1',
    kind: 'oracle_follow_up_due',
    params: {},
    path: '/oracle-history/abc',
    createdAt: '2026-11-23T09:00:00.000Z',
    isRead: false,
    ...overrides,
  };
}

export function buildAnnounced(
  announcement: Partial<Announced['announcement']> = {},
  isRead = false,
): Notification {
  return {
    id: 'a7',
    kind: 'announcement',
    createdAt: '2026-11-22T09:00:00.000Z',
    isRead,
    announcement: {
      id: 7,
      title: 'We move',
      message: 'On Monday.',
      type: 'warning',
      priority: 'low',
      actionText: null,
      actionUrl: null,
      ...announcement,
    },
  };
}
