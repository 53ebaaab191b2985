import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf } from '../envelope.ts';
import * as limits from '../limits.ts';
import { idParam, safeText } from '../text.ts';
import { consultationId, ofConsultation } from './consultations.ts';

const { practiceEntry: of } = limits;
const step = z.number().int().min(of.steps.min).max(of.steps.max);
const text = (max: number) => safeText().pipe(z.string().trim().max(max));

/** An entry of a practice journal. Moods from 1 (very low) to 5 (very good). */
export const practiceEntry = z.object({
  entryNumber: z.number().int().positive(),
  practiceDate: z.string(),
  journalEntry: z.string(),
  exerciseImplemented: z.string(),
  insights: z.string(),
  challenges: z.string(),
  moodBefore: step.nullable(),
  moodAfter: step.nullable(),
  practiceRating: step.nullable(),
  nextSteps: z.string(),
});
export type PracticeEntry = z.infer<typeof practiceEntry>;

export const writePracticeEntryRequest = z.object({
  practiceDate: z.iso.date(),
  journalEntry: text(of.journalEntry).pipe(z.string().min(1)),
  exerciseImplemented: text(of.exerciseImplemented).default(''),
  insights: text(of.insights).default(''),
  challenges: text(of.challenges).default(''),
  moodBefore: step.nullish(),
  moodAfter: step.nullish(),
  practiceRating: step.nullish(),
  nextSteps: text(of.nextSteps).default(''),
});
export type WritePracticeEntryRequest = z.infer<typeof writePracticeEntryRequest>;

const ofEntry = z.object({ id: consultationId, entryNumber: idParam });
const entries = dataOf(z.object({ items: z.array(practiceEntry), nextCursor: z.null() }));

export const practiceJournalEndpoints = {
  'GET /api/oracle/consultations/:id/practice-entries': endpoint({
    access: 'member',
    summary: 'The practice journal of a consultation, first entry first',
    params: ofConsultation,
    response: entries,
    errors: ['oracle.not_found'],
  }),
  'POST /api/oracle/consultations/:id/practice-entries': endpoint({
    access: 'member',
    summary: 'Write down how a practice went',
    params: ofConsultation,
    body: writePracticeEntryRequest,
    response: dataOf(practiceEntry),
    status: 201,
    isIdempotent: true,
    errors: ['requests.invalid', 'oracle.not_found', 'oracle.no_practice', 'oracle.too_many_entries'],
  }),
  'PUT /api/oracle/consultations/:id/practice-entries/:entryNumber': endpoint({
    access: 'member',
    summary: 'Change an entry of a practice journal',
    params: ofEntry,
    body: writePracticeEntryRequest,
    response: dataOf(practiceEntry),
    errors: ['requests.invalid', 'oracle.not_found', 'oracle.entry_not_found'],
  }),
  'DELETE /api/oracle/consultations/:id/practice-entries/:entryNumber': endpoint({
    access: 'member',
    summary: 'Delete an entry; the others keep their numbers',
    params: ofEntry,
    response: z.object({ success: z.literal(true) }),
    errors: ['oracle.not_found', 'oracle.entry_not_found'],
  }),
} as const;
