import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf } from '../envelope.ts';
import * as limits from '../limits.ts';
import { announcement } from './announcements.ts';

/** Of the notification centre: a number, and of what. */
const notificationId = z.string().regex(/^[an][1-9]\d{0,14}$/);
const time = z.iso.datetime();

const shared = {
  id: notificationId,
  createdAt: time,
  isRead: z.boolean(),
};

/** An entry of the notification centre. */
export const notification = z.discriminatedUnion('kind', [
  z.object({
    ...shared,
    kind: z.literal('announcement'),
    announcement: announcement.omit({ showOnLogin: true }),
  }),
  z.object({
    ...shared,
    kind: z.enum(limits.notificationKinds),
    /** What the text needs beyond the kind. */
    params: z.record(z.string(), z.union([z.string(), z.number()])),
    /** The page that it opens; null: none. */
    path: z.string().nullable(),
  }),
]);
export type Notification = z.infer<typeof notification>;

const unread = z
  .number()
  .int()
  .nonnegative()
  .max(limits.countedNotifications + 1);

export const notificationPage = z.object({
  items: z.array(notification),
  nextCursor: z.string().nullable(),
  /** Of all, not of this page; one more than `limits.countedNotifications` stands for any number above it. */
  unread,
});
export type NotificationPage = z.infer<typeof notificationPage>;

/** Some of them, or all that were there at a time. */
export const readNotificationsRequest = z.union([
  z.strictObject({ ids: z.array(notificationId).min(1).max(limits.pageSize.max) }),
  z.strictObject({ until: time }),
]);
export type ReadNotificationsRequest = z.infer<typeof readNotificationsRequest>;

export const notificationsEndpoints = {
  'GET /api/notifications': endpoint({
    access: 'member',
    summary: 'What the member was told of, announcements among it, the newest first',
    query: z.object({
      cursor: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(limits.pageSize.max).optional(),
    }),
    response: dataOf(notificationPage),
    errors: ['requests.invalid'],
    isRevalidated: true,
  }),
  'POST /api/notifications/read': endpoint({
    access: 'member',
    summary: "Read entries of the notification centre; what is nobody's or another's changes nothing",
    body: readNotificationsRequest,
    response: dataOf(z.object({ unread })),
    errors: ['requests.invalid'],
  }),
} as const;
