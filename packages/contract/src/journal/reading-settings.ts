import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf } from '../envelope.ts';
import * as limits from '../limits.ts';

const address = z.enum(limits.addresses).nullable();

/** How a member wants to be read to. */
export const readingSettings = z.object({
  /** Whether the journal asks later if a reading fitted. */
  followUpQuestions: z.boolean(),
  /** Whether dreams may be sent to the operator's language model. */
  hasModelConsent: z.boolean(),
  /** Whether the operator has set one up at all. */
  isModelAvailable: z.boolean(),
  /** Grammatical gender in which Spanish addresses the member; null: forms that need none. */
  address,
});
export type ReadingSettings = z.infer<typeof readingSettings>;

export const changeReadingSettingsRequest = z
  .object({ followUpQuestions: z.boolean(), hasModelConsent: z.boolean(), address })
  .partial();
export type ChangeReadingSettingsRequest = z.infer<typeof changeReadingSettingsRequest>;

export const readingSettingsEndpoints = {
  'GET /api/reading-settings': endpoint({
    access: 'member',
    summary: 'How the member wants to be read to',
    response: dataOf(readingSettings),
    errors: [],
  }),
  'PATCH /api/reading-settings': endpoint({
    access: 'member',
    summary: 'Change how the member wants to be read to; what is left out stays',
    body: changeReadingSettingsRequest,
    response: dataOf(readingSettings),
    errors: [],
  }),
} as const;
