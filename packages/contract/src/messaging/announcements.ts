import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf } from '../envelope.ts';
import * as limits from '../limits.ts';
import { idParam } from '../text.ts';

/** An announcement as members see it, in their language. */
export const announcement = z.object({
  id: z.number().int(),
  title: z.string(),
  message: z.string(),
  type: z.enum(limits.announcementTypes),
  priority: z.enum(['high', 'medium', 'low']),
  actionText: z.string().nullable(),
  /** A path of this app, or an https address elsewhere. */
  actionUrl: z.string().nullable(),
  /** Shown right after signing in alone. */
  showOnLogin: z.boolean(),
});
export type Announcement = z.infer<typeof announcement>;

export const announcementsEndpoints = {
  'GET /api/announcements/active': endpoint({
    access: 'member',
    summary:
      'Announcements for the member that hold now and were not read or put aside, the most urgent first',
    response: dataOf(z.array(announcement)),
    errors: [],
    isRevalidated: true,
  }),
  'POST /api/announcements/:id/read': endpoint({
    access: 'member',
    summary: 'Read an announcement, or put it aside; again it changes nothing',
    params: z.object({ id: idParam }),
    response: dataOf(z.object({ id: z.number().int() })),
    errors: ['announcements.not_found'],
  }),
} as const;
