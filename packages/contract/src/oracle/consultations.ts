import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf, pageOf } from '../envelope.ts';
import * as limits from '../limits.ts';
import { safeText } from '../text.ts';
import { oracleResponse, oracleSentence } from './oracle-response.ts';
import { practice } from './practices.ts';

/** Ids of consultations are random, and tell nothing. */
export const consultationId = z.string().regex(/^[\w-]{22}$/);
export const ofConsultation = z.object({ id: consultationId });

const { oracleQuestion, oracleFollowUp } = limits;

/** A share as its owner sees it. */
export const oracleShare = z.object({
  /** Only in the answer that makes the share: what is kept of it cannot be turned back. */
  token: z.string().nullable(),
  includesQuestion: z.boolean(),
  includesDreams: z.boolean(),
  includesPractice: z.boolean(),
  createdAt: z.string(),
  expiresAt: z.string(),
  views: z.number().int(),
});
export type OracleShare = z.infer<typeof oracleShare>;

const listed = z.object({
  id: consultationId,
  userInput: z.string(),
  createdAt: z.string(),
  /** The thought of the answer; null beside care and outside. */
  thought: z.string().nullable(),
  field: z.enum(limits.lifeFields).nullable(),
  kind: z.enum(['answer', 'care', 'outside']),
  language: z.enum(limits.languages),
  practiceTitle: z.string().nullable(),
  practiceCompleted: z.boolean(),
  followUpDate: z.string().nullable(),
  /** The day of the follow-up has come, or there are enough entries, and it was not done yet. */
  isFollowUpDue: z.boolean(),
  entries: z.number().int(),
  isShared: z.boolean(),
});
export type ListedConsultation = z.infer<typeof listed>;

/** What the operator's model wrote from the plan of our answer, checked sentence by sentence. */
export const writtenAnswer = z.object({
  /** Thought and question of the model, beside what stays ours. */
  sentences: z.array(oracleSentence).max(80),
  writtenBy: z.object({ name: z.string(), host: z.string() }),
  writtenAt: z.string(),
});
export type WrittenAnswer = z.infer<typeof writtenAnswer>;

export const consultation = listed.extend({
  oracleResponse,
  /** Null: no model has written one, or it was deleted. */
  written: writtenAnswer.nullable(),
  recommendedExerciseId: z.string().nullable(),
  /** In the language of the answer. */
  practice: practice.nullable(),
  practiceCompletedAt: z.string().nullable(),
  /** Whether it fitted, as the member said. */
  fit: z.enum(limits.fitVerdicts).nullable(),
  share: oracleShare.nullable(),
  /** Dreams behind the question whose words touch it, for a question that was taken into the night. */
  laterDreams: z.array(
    z.object({ dreamId: z.number().int(), title: z.string(), night: z.string(), quote: z.string() }),
  ),
  /** It came from an export: it is the member's word for what was answered, and shared with nobody. */
  isImported: z.boolean(),
  /** The consultation that this one goes on from. */
  goesOnFrom: consultationId.nullable(),
  /** Dreams spoken of that are in the journal no longer, by id. */
  lostDreams: z.array(z.number().int()),
});
export type Consultation = z.infer<typeof consultation>;

export const askOracleRequest = z.object({
  userInput: safeText().pipe(z.string().trim().min(oracleQuestion.min).max(oracleQuestion.max)),
  /** Whether a light from the chart is wanted this time; without it, as the profile says. */
  withChart: z.boolean().nullish(),
  /** Language of the interface, for a question whose own cannot be told. */
  language: z.enum(limits.languages).optional(),
});
export type AskOracleRequest = z.infer<typeof askOracleRequest>;

export const listConsultationsQuery = z.object({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(limits.pageSize.max).default(limits.pageSize.default),
  /** Words of the question or of the thought. */
  search: safeText().pipe(z.string().trim().max(200)).optional(),
  field: z.enum(limits.lifeFields).optional(),
  /** `open`: a practice that is not completed; `due`: its follow-up is. */
  state: z.enum(['open', 'completed', 'due']).optional(),
});
export type ListConsultationsQuery = z.infer<typeof listConsultationsQuery>;

/** What `/oracle` shows before anything is asked. */
export const oracleToday = z.object({
  /** Whether a question can be asked: with premium, or as the one that every member has. */
  access: z.enum(['premium', 'taste', 'taste_used']),
  isSetUp: z.boolean(),
  /** The latest open practice. */
  open: listed.nullable(),
  practice: practice.nullable(),
  /** The consultation whose follow-up is due, the longest waiting first. */
  due: listed.nullable(),
  dreams: z.number().int(),
  /** How many answers the member judged, and how many of them fitted; null while they are too few to tell. */
  fit: z.object({ fitted: z.number().int(), answered: z.number().int() }).nullable(),
});
export type OracleToday = z.infer<typeof oracleToday>;

export const changeConsultationRequest = z
  .object({
    practiceCompleted: z.boolean().optional(),
    /** From tomorrow on, in the member's time zone. */
    followUpDate: z.iso.date().optional(),
    /** Null takes back what was said. */
    fit: z.enum(limits.fitVerdicts).nullable().optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), {
    message: 'Invalid input',
  });
export type ChangeConsultationRequest = z.infer<typeof changeConsultationRequest>;

const one = dataOf(consultation);
const notFound = ['oracle.not_found'] as const;

export const consultationsEndpoints = {
  'GET /api/oracle/today': endpoint({
    access: 'member',
    summary: 'What waits at the Oracle: whether one may ask, the open practice, the follow-up that is due',
    response: dataOf(oracleToday),
    errors: [],
  }),
  'POST /api/oracle/consultations': endpoint({
    access: 'member',
    summary: 'Ask the Oracle: an answer from one’s own dreams, with a practice',
    body: askOracleRequest,
    response: one,
    status: 201,
    isIdempotent: true,
    errors: ['requests.invalid', 'oracle.premium_needed', 'oracle.failed'],
  }),
  'GET /api/oracle/consultations': endpoint({
    access: 'member',
    summary: 'Consultations of the member, newest first',
    query: listConsultationsQuery,
    response: pageOf(listed),
    errors: ['requests.invalid'],
  }),
  'GET /api/oracle/consultations/:id': endpoint({
    access: 'member',
    summary: 'One consultation with its answer and practice',
    params: ofConsultation,
    response: one,
    errors: notFound,
  }),
  'PATCH /api/oracle/consultations/:id': endpoint({
    access: 'member',
    summary: `Complete the practice, move the day of the follow-up (${oracleFollowUp.most} days at most), say whether it fitted`,
    params: ofConsultation,
    body: changeConsultationRequest,
    response: one,
    errors: ['requests.invalid', 'oracle.not_found', 'oracle.no_practice', 'oracle.follow_up_done'],
  }),
  'DELETE /api/oracle/consultations/:id': endpoint({
    access: 'member',
    summary: 'Delete a consultation with its practice journal, follow-ups and share',
    params: ofConsultation,
    response: z.object({ success: z.literal(true) }),
    errors: notFound,
  }),
} as const;
