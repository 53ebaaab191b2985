import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf } from '../envelope.ts';
import * as limits from '../limits.ts';
import { idParam } from '../text.ts';
import { actReason } from './audit-log.ts';

const count = z.number().int().nonnegative();
const time = z.string().nullable();

/** A mail of the last 30 days: of its address no more than to tell one from another, of its text nothing. */
export const queuedMail = z.object({
  id: z.number().int(),
  kind: z.string(),
  recipient: z.string(),
  /** Null: no account, or one that is gone. */
  memberId: z.number().int().nullable(),
  state: z.enum(limits.mailStates),
  /** What the last try failed with, such as `EAUTH 535`; null: none did. */
  code: z.string().nullable(),
  attempts: count,
  createdAt: z.string(),
  /** When it is tried next; null: not by itself. */
  dueAt: time,
  endedAt: time,
});
export type QueuedMail = z.infer<typeof queuedMail>;

export const listQueuedMailsQuery = z.object({
  state: z.enum(limits.mailStates).optional(),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(limits.pageSize.max).default(limits.pageSize.default),
});
export type ListQueuedMailsQuery = z.infer<typeof listQueuedMailsQuery>;

export const queuedMailPage = z.object({
  items: z.array(queuedMail),
  nextCursor: z.string().nullable(),
  counts: z.record(z.enum(limits.mailStates), count),
  /** Since when the oldest that waits does; null: none does. */
  oldestWaitingAt: time,
});
export type QueuedMailPage = z.infer<typeof queuedMailPage>;

const params = z.object({ id: idParam });
const body = z.object({ reason: actReason });

export const mailQueueEndpoints = {
  'GET /api/admin/mails': endpoint({
    access: 'admin',
    summary: 'Mails that wait, were sent or failed, the newest first, with how many there are of each',
    query: listQueuedMailsQuery,
    response: dataOf(queuedMailPage),
    errors: ['requests.invalid'],
  }),
  'POST /api/admin/mails/:id/retry': endpoint({
    access: 'admin',
    summary: 'Send a mail that has failed again',
    params,
    body,
    response: dataOf(queuedMail),
    errors: ['mails.not_found', 'mails.not_failed'],
  }),
  'POST /api/admin/mails/:id/discard': endpoint({
    access: 'admin',
    summary: 'Give up a mail that waits or has failed, for good',
    params,
    body,
    response: dataOf(queuedMail),
    errors: ['mails.not_found', 'mails.not_waiting'],
  }),
  'POST /api/admin/mails/retry-failed': endpoint({
    access: 'admin',
    summary: 'Send all mails that have failed again, such as after the mail server was away',
    body,
    response: dataOf(z.object({ retried: count })),
    errors: [],
  }),
} as const;
