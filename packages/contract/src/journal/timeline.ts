import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { pageOf } from '../envelope.ts';
import * as limits from '../limits.ts';
import { consultationId } from '../oracle/consultations.ts';

/**
 * What a member wrote at some time: a dream, what was said after its reading, a symbol of their own, a question to the
 * Oracle, how a practice went, what became of it.
 */
export const timelineEntry = z.object({
  kind: z.enum(limits.timelineKinds),
  /** Of the dream that it belongs to, or of the symbol; the number of the entry of a practice journal; else 0. */
  id: z.number().int(),
  /** The consultation that it belongs to. */
  consultationId: consultationId.nullable(),
  at: z.string(),
  /** Title of the dream, name of the symbol, or the question to the Oracle. */
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
