import { z } from 'zod';
import * as limits from '../limits.ts';

/** A practice in one language. */
export const practice = z.object({
  id: z.string().max(60),
  title: z.string(),
  /** How long it takes. */
  minutes: z.number().int().positive(),
  time: z.enum(limits.practiceTimes),
  /** What it does and for whom, in a sentence or two. */
  why: z.string(),
  steps: z.array(z.string()),
  /** What to pay attention to while doing it, and after. */
  notice: z.string(),
  /** Who described or studied it; null where nobody needs to be named. */
  source: z.object({ title: z.string(), url: z.string().nullable() }).nullable(),
});
export type Practice = z.infer<typeof practice>;
