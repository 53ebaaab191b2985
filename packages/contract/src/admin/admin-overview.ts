import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf } from '../envelope.ts';
import * as limits from '../limits.ts';

const count = z.number().int().nonnegative();
/** The last 14 days in UTC, oldest first, days without any included. */
const perDay = z.array(z.object({ day: z.iso.date(), count }));

export const adminOverview = z.object({
  /** Of the program. */
  version: z.string(),
  members: z.record(z.enum(limits.accountStatuses), count),
  newMembers: perDay,
  /** Kept in journals, by the time they are dated; counts alone. */
  dreams: perDay,
  /** Of the last 30 days. */
  mails: z.object({ sent: count, waiting: count, failed: count }),
  pushes: z.object({
    /** Within the last day. */
    devicesReached: count,
    /** Since nothing has reached them the last time that it was tried. */
    devicesFailing: count,
    waiting: count,
    /** Devices whose push service did not believe within a day who this server is, and whether that is a person's matter. */
    devicesUnauthorized: count,
    isRefused: z.boolean(),
  }),
  /** By name; empty where no node runs jobs yet. */
  jobs: z.array(
    z.object({
      name: z.string(),
      /** When the last run ended; null: none is known. */
      lastRunAt: z.string().nullable(),
      state: z.enum(['never', 'waiting', 'running', 'done', 'failed']),
    }),
  ),
  database: z.object({ bytes: count }),
  /** In the folder of the node that answers; null: there is none. */
  newestBackup: z.object({ name: z.string(), kind: z.string(), madeAt: z.string(), bytes: count }).nullable(),
});
export type AdminOverview = z.infer<typeof adminOverview>;

export const adminOverviewEndpoints = {
  'GET /api/admin/overview': endpoint({
    access: 'admin',
    summary: 'How the service is doing, in counts',
    response: dataOf(adminOverview),
    errors: [],
  }),
} as const;
