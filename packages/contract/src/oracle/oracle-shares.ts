import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf } from '../envelope.ts';
import * as limits from '../limits.ts';
import { ofConsultation, oracleShare } from './consultations.ts';
import { oracleParts } from './oracle-response.ts';
import { practice } from './practices.ts';

export const shareOracleRequest = z.object({
  includesQuestion: z.boolean(),
  /** Words of the dreams that the answer speaks of; without them no sentence that quotes one is shown. */
  includesDreams: z.boolean(),
  includesPractice: z.boolean(),
  days: z.union(limits.shareDays.map((days) => z.literal(days))),
});
export type ShareOracleRequest = z.infer<typeof shareOracleRequest>;

/** What whoever has the link reads: no names, no ids, nothing that was not chosen. */
export const sharedConsultation = z.object({
  language: z.enum(limits.languages),
  question: z.string().nullable(),
  sentences: z.array(z.object({ text: z.string(), part: z.enum(oracleParts), paragraph: z.number().int() })),
  dreams: z.array(z.object({ night: z.string(), quote: z.string() })),
  practice: practice.omit({ id: true }).nullable(),
  expiresAt: z.string(),
});
export type SharedConsultation = z.infer<typeof sharedConsultation>;

export const oracleSharesEndpoints = {
  'POST /api/oracle/consultations/:id/share': endpoint({
    access: 'member',
    summary: 'Share an answer by a link of its own; a new one takes the place of the one before',
    params: ofConsultation,
    body: shareOracleRequest,
    response: dataOf(oracleShare),
    status: 201,
    errors: ['requests.invalid', 'oracle.not_found', 'oracle.no_practice', 'oracle.imported'],
  }),
  'DELETE /api/oracle/consultations/:id/share': endpoint({
    access: 'member',
    summary: 'End a share at once',
    params: ofConsultation,
    response: z.object({ success: z.literal(true) }),
    errors: ['oracle.not_found', 'oracle.not_shared'],
  }),
  'GET /api/share/oracle/:token': endpoint({
    access: 'public',
    summary: 'A shared answer; unknown, ended and expired links look the same',
    params: z.object({ token: z.string().max(100) }),
    response: dataOf(sharedConsultation),
    errors: ['oracle.share_not_found'],
  }),
} as const;
