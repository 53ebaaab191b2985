import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf } from '../envelope.ts';
import * as limits from '../limits.ts';
import { consultationId } from '../oracle/consultations.ts';

/**
 * What a member wrote at some time: a dream, what was said after its reading, a symbol of their own, a question to the
 * Oracle, how a practice went, what became of it. The moments of a day are one entry.
 */
export const timelineEntry = z.object({
  kind: z.enum(limits.timelineKinds),
  /**
   * Of the dream that it belongs to, or of the symbol; the number of the entry of a practice journal; the day of moments
   * as days since 1970; else 0.
   */
  id: z.number().int(),
  /** The consultation that it belongs to. */
  consultationId: consultationId.nullable(),
  at: z.string(),
  /** Title of the dream, name of the symbol, or the question to the Oracle. */
  title: z.string(),
  /** The beginning of what was written. */
  excerpt: z.string(),
  /** Null for moments, of which nobody said. */
  language: z.enum(limits.languages).nullable(),
  /** The day that moments belong to, and how many they are; null for everything else. */
  moments: z.object({ day: z.string(), count: z.number().int() }).nullable(),
});
export type TimelineEntry = z.infer<typeof timelineEntry>;

const timelineGroup = z.enum(Object.keys(limits.timelineGroups) as limits.TimelineGroup[]);

export const timelineEndpoints = {
  'GET /api/timeline': endpoint({
    access: 'member',
    summary: 'Everything that the member wrote, newest first',
    query: z.object({
      /** What belongs together, in place of everything. */
      group: timelineGroup.optional(),
      cursor: z.string().max(300).optional(),
      limit: z.coerce.number().int().min(1).max(limits.pageSize.max).optional(),
    }),
    response: dataOf(
      z.object({
        items: z.array(timelineEntry),
        nextCursor: z.string().nullable(),
        /** What the member has something of, whatever was asked for; null on later pages. */
        groups: z.array(timelineGroup).nullable(),
      }),
    ),
    errors: [],
  }),
} as const;
