import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf } from '../envelope.ts';
import * as limits from '../limits.ts';
import { safeText } from '../text.ts';
import { consultationId, ofConsultation } from './consultations.ts';

/** What the entries of a practice journal come to. */
export const practiceAnalysis = z.object({
  version: z.literal(1),
  /** Days from the consultation to the day of the follow-up, and those of them with an entry. */
  daysPlanned: z.number().int(),
  daysPractised: z.number().int(),
  /** Mood after less mood before; null below three entries with both. */
  moods: z
    .object({
      entries: z.number().int(),
      mean: z.number(),
      /** 95 % interval of the mean (Student's t). */
      low: z.number(),
      high: z.number(),
    })
    .nullable(),
  /** Words that returned, and in how many entries. */
  words: z.array(z.object({ word: z.string(), entries: z.number().int() })).max(8),
  /** Dreams since the consultation that touch its question. */
  dreams: z
    .array(z.object({ dreamId: z.number().int(), title: z.string(), night: z.string(), quote: z.string() }))
    .max(limits.consultedDreams),
});
export type PracticeAnalysis = z.infer<typeof practiceAnalysis>;

export const oracleFollowUp = z.object({
  originalConsultationId: consultationId,
  /** The consultation that goes on from it, where one was wanted. */
  followupConsultationId: consultationId.nullable(),
  journalEntriesCount: z.number().int(),
  practiceAnalysis,
  progressAssessment: z.string(),
  evolutionInsights: z.string(),
  nextPhaseGuidance: z.string(),
  completionDate: z.string(),
});
export type OracleFollowUp = z.infer<typeof oracleFollowUp>;

export const doFollowUpRequest = z.object({
  /** What comes next: another practice for the same question, or an end. */
  next: z.enum(['practice', 'end']),
  /** What changed, in the member's words. */
  change: safeText().pipe(z.string().trim().max(limits.followUp.change)).optional(),
  fit: z.enum(limits.fitVerdicts).nullish(),
});
export type DoFollowUpRequest = z.infer<typeof doFollowUpRequest>;

export const oracleFollowUpsEndpoints = {
  'GET /api/oracle/consultations/:id/follow-up': endpoint({
    access: 'member',
    summary: 'How a practice has gone so far, and the follow-up if it was done',
    params: ofConsultation,
    response: dataOf(z.object({ analysis: practiceAnalysis, followUp: oracleFollowUp.nullable() })),
    errors: ['oracle.not_found', 'oracle.no_practice'],
  }),
  'POST /api/oracle/consultations/:id/follow-up': endpoint({
    access: 'member',
    summary: 'Do the follow-up of a consultation: once, with another practice or an end',
    params: ofConsultation,
    body: doFollowUpRequest,
    response: dataOf(oracleFollowUp),
    status: 201,
    isIdempotent: true,
    errors: [
      'requests.invalid',
      'oracle.not_found',
      'oracle.no_practice',
      'oracle.follow_up_done',
      'oracle.premium_needed',
      'oracle.failed',
    ],
  }),
} as const;
