import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf } from '../envelope.ts';
import * as limits from '../limits.ts';
import { namedDream } from './recurring-dreams.ts';

const count = z.number().int().nonnegative();
/** A share with its 95 % interval (Wilson). */
const share = z.object({ count, of: count, low: z.number(), high: z.number() });

/** Something that is more or less frequent in a month than in the year before it. */
export const finding = z.object({
  kind: z.enum(limits.findingKinds),
  /** Slug of a symbol or recognised feeling, a chosen feeling, or a category; `dream` of nights that were remembered. */
  value: z.string(),
  /** Of symbols and recognised feelings. */
  name: z.string().nullable(),
  /** Of dreams; of `recall` nights of which something is known. */
  now: share,
  before: share,
  /** `now` less `before` with its 95 % interval (Newcombe). */
  difference: z.object({ value: z.number(), low: z.number(), high: z.number() }),
  /** Chance of a difference as great where nothing had changed (Fisher’s exact test), held against all that were looked at. */
  p: z.number(),
  /** Dreams of the month behind it, newest first; where it has become rare: the last ones before. */
  dreams: z.array(namedDream),
});
export type Finding = z.infer<typeof finding>;

export const findingsOfMonth = z.object({
  /** First day of the month. */
  month: z.string(),
  isPending: z.boolean(),
  /** Dreams of the month and of the year before it; with too few of either nothing is looked at. */
  dreams: count,
  dreamsBefore: count,
  /** How many things were compared. */
  compared: count,
  /** Surest first; empty where nothing passes the rule. */
  findings: z.array(finding).max(limits.findingRule.perMonth),
});
export type FindingsOfMonth = z.infer<typeof findingsOfMonth>;

export const findingsQuery = z.object({
  /** `YYYY-MM`; missing: this month. */
  month: z
    .string()
    .regex(/^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])$/)
    .optional(),
  language: z.enum(limits.languages).optional(),
});
export type FindingsQuery = z.infer<typeof findingsQuery>;

export const findingsEndpoints = {
  'GET /api/insights/findings': endpoint({
    access: 'premium',
    summary:
      'At most three things that are otherwise in a month than in the year before, with the dreams behind each',
    query: findingsQuery,
    response: dataOf(findingsOfMonth),
    errors: [],
  }),
} as const;
