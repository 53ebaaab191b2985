import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { pageOf } from '../envelope.ts';
import * as limits from '../limits.ts';

/** What a member wrote at some time: a dream, what was said after its reading, or a symbol of their own. */
export const timelineEntry = z.object({
  kind: z.enum(limits.timelineKinds),
  /** Of the dream that it belongs to, or of the symbol. */
  id: z.number().int(),
  at: z.string(),
  /** Title of the dream, or name of the symbol. */
  title: z.string(),
  /** The beginning of what was written. */
  excerpt: z.string(),
  language: z.enum(limits.languages),
});
export type TimelineEntry = z.infer<typeof timelineEntry>;

export const timelineEndpoints = {
  'GET /api/timeline': endpoint({
    access: 'member',
    summary: 'Everything that the member wrote, newest first',
    query: z.object({
      cursor: z.string().max(300).optional(),
      limit: z.coerce.number().int().min(1).max(limits.pageSize.max).optional(),
    }),
    response: pageOf(timelineEntry),
    errors: [],
  }),
} as const;
