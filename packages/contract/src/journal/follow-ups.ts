import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf } from '../envelope.ts';
import * as limits from '../limits.ts';
import { idParam, safeText } from '../text.ts';

const verdict = z.enum(limits.fitVerdicts);
const deedState = z.enum(limits.deedStates);
const day = z.union(limits.followUpWindows.map((window) => z.literal(window.day)));
const symbolId = safeText().pipe(z.string().min(1).max(80));

/** A symbol that a reading spoke of, as its dream's language names it. */
const spokenSymbol = z.object({ id: z.string(), name: z.string() });
export type SpokenSymbol = z.infer<typeof spokenSymbol>;

/** Whether a reading fitted, and what became of it. */
const fit = z.object({
  verdict,
  /** What changed since, in the member's words; empty where nothing was said. */
  change: z.string(),
  /** Symbols whose sentences did not fit, by id; never where everything fitted. */
  misfits: z.array(z.string()),
});

/** How often readings that spoke of a symbol fitted. Symbols with fewer answers than `limits.fitAnswers` are not told. */
const fitRate = spokenSymbol.extend({ fitted: z.number().int(), answered: z.number().int() });
export type FitRate = z.infer<typeof fitRate>;

/** Everything that came after the reading of one dream. */
export const followUp = z.object({
  dreamId: z.number().int(),
  answer: z.string().nullable(),
  deed: deedState.nullable(),
  fit: fit.nullable(),
  /** In the order in which the reading speaks of them; none where it spoke of no symbol or is of an earlier text. */
  symbols: z.array(spokenSymbol),
  rates: z.array(fitRate),
});
export type FollowUp = z.infer<typeof followUp>;

/** The one question that the journal asks today. */
export const dueFollowUp = z.object({
  dreamId: z.number().int(),
  title: z.string(),
  /** As in the journal: two images, where the title is a cut first sentence. */
  proposedTitle: z.string().optional(),
  /** The thought of the reading that is asked about; null where it has none. */
  headline: z.string().nullable(),
  language: z.enum(limits.languages),
  /** Which of the two questions it is: the day after which it is asked. */
  day,
  symbols: z.array(spokenSymbol),
});
export type DueFollowUp = z.infer<typeof dueFollowUp>;

const ofDream = z.object({ id: idParam });
const line = (max: number) => safeText().pipe(z.string().trim().min(1).max(max));

export const putFitRequest = z.object({
  verdict,
  change: safeText().pipe(z.string().trim().max(limits.followUp.change)).optional(),
  /** What the reading did not speak of is left out; so is all of it where everything fitted. */
  misfits: z.array(symbolId).max(100).optional(),
});
export type PutFitRequest = z.infer<typeof putFitRequest>;

const changed = dataOf(followUp);
const notRead = ['dreams.not_found', 'follow_ups.no_reading'] as const;

export const followUpsEndpoints = {
  'GET /api/follow-ups': endpoint({
    access: 'member',
    summary: 'The question that the journal asks today, if there is one: did the reading fit?',
    response: dataOf(z.object({ due: dueFollowUp.nullable() })),
    errors: [],
  }),
  'GET /api/dreams/:id/follow-up': endpoint({
    access: 'member',
    summary: 'What came after the reading of a dream',
    params: ofDream,
    response: changed,
    errors: ['dreams.not_found'],
  }),
  'PUT /api/dreams/:id/answer': endpoint({
    access: 'member',
    summary: 'Answer the question that ends a reading',
    params: ofDream,
    body: z.object({ text: line(limits.followUp.answer) }),
    response: changed,
    errors: notRead,
  }),
  'DELETE /api/dreams/:id/answer': endpoint({
    access: 'member',
    summary: 'Delete the answer to a reading’s question',
    params: ofDream,
    response: changed,
    errors: notRead,
  }),
  'PUT /api/dreams/:id/deed': endpoint({
    access: 'member',
    summary: 'Accept the deed of a reading, tick it as done or let it go',
    params: ofDream,
    body: z.object({ state: deedState }),
    response: changed,
    errors: notRead,
  }),
  'DELETE /api/dreams/:id/deed': endpoint({
    access: 'member',
    summary: 'Forget that the deed of a reading was accepted',
    params: ofDream,
    response: changed,
    errors: notRead,
  }),
  'PUT /api/dreams/:id/fit': endpoint({
    access: 'member',
    summary: 'Say whether a reading fitted and what changed; replaces what was said before',
    params: ofDream,
    body: putFitRequest,
    response: changed,
    errors: notRead,
  }),
  'DELETE /api/dreams/:id/fit': endpoint({
    access: 'member',
    summary: 'Take back what was said of a reading; the journal does not ask again',
    params: ofDream,
    response: changed,
    errors: notRead,
  }),
  'POST /api/dreams/:id/fit/dismissal': endpoint({
    access: 'member',
    summary: 'Do not ask this question about a reading',
    params: ofDream,
    body: z.object({ day }),
    response: z.object({ success: z.literal(true) }),
    errors: notRead,
  }),
} as const;
