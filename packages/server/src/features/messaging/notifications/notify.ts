import type { NotificationKind } from '@chitta/contract/limits';
import type { AppContext } from '#server/context.ts';
import type { Handle } from '#server/db/client.ts';
import type { NotificationParams } from '#server/db/tables/messaging/notifications.ts';
import { createNotificationsQueries } from './notifications.queries.ts';

/** Something to tell a member of. Its texts are made from kind and parameters as it is shown. */
export interface NewNotification {
  readonly userId: number;
  readonly kind: NotificationKind;
  /** What it tells of, such as `reward:12`: a second notification of the same fact is not kept. */
  readonly fact: string;
  /** What the text needs beyond the kind; never anything of a dream's content. */
  readonly params?: NotificationParams;
  /** The page that it opens, as a path of this app; null: none. */
  readonly path: string | null;
}

/**
 * Keeps a notification in the transaction that writes the fact it tells of. A fact is forgotten with its notification
 * after some months (`limits.notificationDays`), so callers tell of what has just come about, not of how things stand.
 */
export async function notify(
  { clock }: Pick<AppContext, 'clock'>,
  handle: Handle,
  notification: NewNotification,
): Promise<void> {
  await createNotificationsQueries(handle).insert({ ...notification, createdAt: clock.now() });
}

/** The same fact told to several members; callers bring a few hundred at once, at most. */
export async function notifyAll(
  { clock }: Pick<AppContext, 'clock'>,
  handle: Handle,
  userIds: readonly number[],
  notification: Omit<NewNotification, 'userId'>,
): Promise<void> {
  const createdAt = clock.now();
  const rows = userIds.map((userId) => ({ ...notification, userId, createdAt }));
  if (rows.length > 0) await createNotificationsQueries(handle).insert(...rows);
}
