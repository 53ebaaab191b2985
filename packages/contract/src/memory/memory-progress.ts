import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf } from '../envelope.ts';
import * as limits from '../limits.ts';

const count = z.number().int().nonnegative();

/** A mean with its 95 % interval (Student’s t); without bounds: there is too little to tell them. */
const mean = z.object({
  n: count,
  mean: z.number(),
  low: z.number().nullable(),
  high: z.number().nullable(),
});
export type MemoryMean = z.infer<typeof mean>;

/** A share with its 95 % interval (Wilson); without bounds: there is too little to tell them. */
const share = z.object({
  n: count,
  /** How many of them. */
  count,
  low: z.number().nullable(),
  high: z.number().nullable(),
});
export type MemoryShare = z.infer<typeof share>;

/** A difference with its 95 % interval. */
const difference = z.object({ value: z.number(), low: z.number(), high: z.number() });
export type MemoryDifference = z.infer<typeof difference>;

/** Days of the best exercise of a day: most of both together, of those most from memory alone. */
const best = z.object({ unassistedDays: count, assistedDays: count });

const progressDay = z.object({
  date: z.string(),
  moments: count,
  /** Completed exercises. */
  exercises: count,
  best: best.nullable(),
  recall: z.enum(limits.recallMarks).nullable(),
});
export type MemoryDay = z.infer<typeof progressDay>;

/** Nights of which something is known, and how many of them had a dream or a fragment. */
const recallStretch = z.object({
  from: z.string(),
  to: z.string(),
  dreams: share,
  fragments: count,
  /** Days of the stretch of whose night nothing is known. */
  unknown: count,
});

const recallGain = z.object({
  /** Seven days from the first mark on; null: nothing was marked yet. */
  baseline: recallStretch.nullable(),
  /** All since; null while the baseline lasts. */
  since: recallStretch.nullable(),
  /** Share of nights with a dream since, less that of the baseline; null: cannot be told yet. */
  gain: difference.nullable(),
});
export type MemoryRecallGain = z.infer<typeof recallGain>;

const comparison = z.object({
  /** Length of each side in days; the later one ends today. */
  days: z.union([z.literal(7), z.literal(28)]),
  now: mean.nullable(),
  before: mean.nullable(),
  /** Of days from memory alone, per exercise (Welch’s t); null: cannot be told yet. */
  difference: difference.nullable(),
});
export type MemoryComparison = z.infer<typeof comparison>;

const reach = z.object({ days: count, date: z.string() });
const cameBack = z.object({ cameBack: share });

export const premiumMemoryProgress = z.object({
  /** Half a year, first week first, each named by its Monday; means are per completed exercise, null without one. */
  trend: z.array(
    z.object({
      week: z.string(),
      exercises: count,
      moments: count,
      unassisted: mean.nullable(),
      assisted: mean.nullable(),
    }),
  ),
  /** Most days in one exercise, with the latest day on which they were reached; null: none yet. */
  longestReach: z.object({ unassisted: reach.nullable(), withHelp: reach.nullable() }),
  /** Moments that exercises asked for, by what they are about: how many had come back by themselves. Most asked first. */
  kinds: z.array(cameBack.extend({ kind: z.enum(limits.momentKinds).nullable() })),
  /** The same of moments with a picture and of those without. */
  pictures: z.array(cameBack.extend({ hasPicture: z.boolean() })),
  /** Days of the last year on which there was something, first to last. */
  year: z.array(progressDay),
  comparisons: z.array(comparison),
});
export type PremiumMemoryProgress = z.infer<typeof premiumMemoryProgress>;

export const memoryProgress = z.object({
  /** The day that it is for the member. */
  today: z.string(),
  goal: z.number().int(),
  /** The last seven days, today last. */
  days: z.array(progressDay).length(7),
  recall: recallGain,
  /** Bytes of all pictures of moments, and how many there can be. */
  storage: z.object({ used: count, most: count }),
  /** Null without premium. */
  premium: premiumMemoryProgress.nullable(),
});
export type MemoryProgress = z.infer<typeof memoryProgress>;

export const memoryProgressEndpoints = {
  'GET /api/memory/progress': endpoint({
    access: 'member',
    summary:
      'How memory has gone: the last seven days and the recall of dreams; with premium trends and comparisons',
    response: dataOf(memoryProgress),
    errors: [],
  }),
} as const;
