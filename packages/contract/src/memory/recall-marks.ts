import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf } from '../envelope.ts';
import * as limits from '../limits.ts';
import { calendarDay } from '../text.ts';

const mark = z.enum(limits.recallMarks);

/** A night, named by the day on which it ended, and what is left of it. */
export const recallNight = z.object({
  night: z.string(),
  /** As the member marked it; null: only the journal tells of it. */
  mark: mark.nullable(),
  /** Dreams of the night that are in the journal. */
  dreams: z.number().int(),
  /** What it counts as: a dream in the journal is one, whatever was marked. */
  counts: mark,
});
export type RecallNight = z.infer<typeof recallNight>;

export const markNightRequest = z.object({ night: calendarDay, mark });
export type MarkNightRequest = z.infer<typeof markNightRequest>;

export const listRecallMarksQuery = z
  .object({ from: calendarDay, to: calendarDay })
  .refine(
    ({ from, to }) => from <= to && Date.parse(to) - Date.parse(from) <= limits.memorySpan * 86_400_000,
    { message: 'Invalid input' },
  );

export const recallMarksEndpoints = {
  'GET /api/memory/recall-marks': endpoint({
    access: 'member',
    summary: 'Nights from a day to a day (both included) that were marked or have dreams, first to last',
    query: listRecallMarksQuery,
    response: dataOf(z.object({ nights: z.array(recallNight) })),
    errors: [],
  }),
  'PUT /api/memory/recall-marks': endpoint({
    access: 'member',
    summary: 'Mark a night: no dream, a fragment, or a dream; another mark takes its place',
    body: markNightRequest,
    response: dataOf(recallNight),
    errors: [],
  }),
  'DELETE /api/memory/recall-marks': endpoint({
    access: 'member',
    summary: 'Take the mark of a night away, if it has one',
    query: z.object({ night: calendarDay }),
    response: z.object({ success: z.literal(true) }),
    errors: [],
  }),
} as const;
