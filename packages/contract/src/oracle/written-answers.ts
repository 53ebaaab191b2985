import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { deepeningFailures, languageModel } from '../journal/deepened-readings.ts';
import { ofConsultation, writtenAnswer } from './consultations.ts';

/**
 * One line of the answer: `start`, `progress` while the model writes; last `end` with what it wrote, every sentence checked
 * and with its evidence, and kept beside ours, or `failed`: then ours stays alone.
 */
export const writtenAnswerEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('start'), model: languageModel }),
  z.object({
    type: z.literal('progress'),
    /** Sentences that have passed so far. */
    sentences: z.number().int().positive(),
  }),
  z.object({
    type: z.literal('end'),
    written: writtenAnswer,
    /** Sentences that did not pass, and were left out. */
    dropped: z.number().int().nonnegative(),
  }),
  z.object({ type: z.literal('failed'), reason: z.enum(deepeningFailures) }),
]);
export type WrittenAnswerEvent = z.infer<typeof writtenAnswerEvent>;

export const writtenAnswersEndpoints = {
  'POST /api/oracle/consultations/:id/written': endpoint({
    access: 'member',
    summary:
      'Let the operator’s language model write the thought of an answer from what was found; kept beside ours',
    params: ofConsultation,
    response: writtenAnswerEvent,
    isStream: true,
    errors: [
      'oracle.not_found',
      'deepened_readings.no_model',
      'deepened_readings.no_consent',
      'oracle.nothing_to_write',
      'requests.too_many',
    ],
  }),
  'DELETE /api/oracle/consultations/:id/written': endpoint({
    access: 'member',
    summary: 'Delete what the model wrote; ours stays',
    params: ofConsultation,
    response: z.object({ success: z.literal(true) }),
    errors: ['oracle.not_found'],
  }),
} as const;
