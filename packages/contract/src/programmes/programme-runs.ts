import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf, pageOf } from '../envelope.ts';
import * as limits from '../limits.ts';
import { calendarDay, safeText } from '../text.ts';
import { ofProgramme, programmeName } from './programmes.ts';

export const programmeRunId = z.string().regex(/^[\w-]{22}$/);
const ofRun = ofProgramme.extend({ id: programmeRunId });
const ofDay = ofRun.extend({ date: calendarDay });
const { programmeRun: of } = limits;
const text = (max: number) => safeText().pipe(z.string().trim().max(max));
const minutes = z.number().int().min(0).max(of.minutes).nullable().default(null);
const nights = z.number().int().min(0).max(limits.measureMax.nights);
const step = z.number().int().min(0).max(limits.measureMax.step);

/**
 * Answers to the questions of a programme: nights of the last seven, or steps from 0 to 4. Which of them a programme asks
 * stands in `measures` of the programme: all of those, no others.
 */
const measureValues = z.strictObject(
  Object.fromEntries(
    limits.programmeMeasures.map((name) => [
      name,
      ((limits.nightMeasures as readonly string[]).includes(name) ? nights : step).optional(),
    ]),
  ) as Record<limits.ProgrammeMeasure, z.ZodOptional<z.ZodNumber>>,
);
export type ProgrammeMeasureValues = z.infer<typeof measureValues>;

export const programmeMeasured = z.object({
  date: z.string(),
  kind: z.enum(['before', 'weekly', 'after']),
  values: measureValues,
});
export type ProgrammeMeasured = z.infer<typeof programmeMeasured>;

/** What was done on a day. */
const runDay = z.object({
  date: z.string(),
  /** Steps that were done. */
  done: z.array(z.string()),
  /** Minutes of the step that asks for them. */
  minutes: z.number().int().nullable(),
  minutesToSleep: z.number().int().nullable(),
  answer: z.enum(limits.programmeAnswers).nullable(),
  note: z.string(),
});
export type ProgrammeDay = z.infer<typeof runDay>;

const difference = z.object({ value: z.number(), low: z.number(), high: z.number() });

/**
 * What became of one measure. Nights: the share of the last weeks less that of the week before, with its 95 % interval
 * (Newcombe 1998, method 10), and a verdict only where the interval leaves zero out. Steps: the first answer and the latest;
 * single answers have no interval, so there is no verdict.
 */
const effect = z.object({
  measure: z.enum(limits.programmeMeasures),
  before: z.number(),
  /** Nights: mean of a week since; steps: the latest answer. Null: nothing was answered since. */
  since: z.number().nullable(),
  /** Answers since. */
  answers: z.number().int(),
  change: difference.nullable(),
  verdict: z.enum(['less', 'more', 'cannot_tell']).nullable(),
});
export type ProgrammeEffect = z.infer<typeof effect>;

/** A programme that a member is taking, or took. */
export const programmeRun = z.object({
  id: programmeRunId,
  name: programmeName,
  state: z.enum(limits.programmeRunStates),
  startedOn: z.string(),
  endedOn: z.string().nullable(),
  /** Today's day of the run, from 1; of an ended one, the day of its end. */
  day: z.number().int(),
  concerns: z.array(z.enum(limits.programmeConcerns)),
  /** What is taken to bed. */
  question: z.string(),
  /** The dream written anew. */
  writing: z.string(),
  days: z.array(runDay),
  measures: z.array(programmeMeasured),
  /** The day from which the questions are due again; null: they are not. */
  measureDueOn: z.string().nullable(),
  effects: z.array(effect),
  /** Nights on which a dream had to do with the question, wholly or partly, of those that were answered; with the 95 % interval (Wilson). */
  answered: z
    .object({
      n: z.number().int(),
      count: z.number().int(),
      low: z.number().nullable(),
      high: z.number().nullable(),
    })
    .nullable(),
  /** Whether what was answered asks for more help than a programme is. */
  needsHelp: z.boolean(),
  /** Whether something that was written in it speaks of harming oneself: help is named, and nothing is kept back. */
  needsCare: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type ProgrammeRun = z.infer<typeof programmeRun>;

export const beginProgrammeRequest = z.object({
  concerns: z.array(z.enum(limits.programmeConcerns)).max(limits.programmeConcerns.length).default([]),
  before: measureValues,
});
export type BeginProgrammeRequest = z.infer<typeof beginProgrammeRequest>;

export const changeProgrammeRunRequest = z
  .object({
    question: text(of.question).optional(),
    writing: text(of.writing).optional(),
    /** To end it, either way; an ended one is not taken up again. */
    state: z.enum(['completed', 'stopped']).optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), {
    message: 'Invalid input',
  });
export type ChangeProgrammeRunRequest = z.infer<typeof changeProgrammeRunRequest>;

export const keepProgrammeDayRequest = z.object({
  done: z.array(z.string().max(40)).max(20).default([]),
  minutes,
  minutesToSleep: minutes,
  answer: z.enum(limits.programmeAnswers).nullable().default(null),
  note: text(of.note).default(''),
});
export type KeepProgrammeDayRequest = z.infer<typeof keepProgrammeDayRequest>;

const one = dataOf(programmeRun);

export const programmeRunsEndpoints = {
  'GET /api/programmes/:name/runs': endpoint({
    access: 'member',
    summary: 'Runs of a programme, latest first',
    params: ofProgramme,
    query: z.object({
      cursor: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(limits.pageSize.max).default(limits.pageSize.default),
    }),
    response: pageOf(programmeRun),
    errors: [],
  }),
  'POST /api/programmes/:name/runs': endpoint({
    access: 'member',
    summary: 'Begin a programme; one run of each at a time',
    params: ofProgramme,
    body: beginProgrammeRequest,
    response: one,
    status: 201,
    isIdempotent: true,
    errors: [
      'programmes.running',
      'programmes.not_advised',
      'programmes.too_many',
      'programmes.run_not_found',
      'memberships.premium_needed',
    ],
  }),
  'GET /api/programmes/:name/runs/:id': endpoint({
    access: 'member',
    summary: 'One run, with what it changed',
    params: ofRun,
    response: one,
    errors: ['programmes.run_not_found'],
  }),
  'PATCH /api/programmes/:name/runs/:id': endpoint({
    access: 'member',
    summary: 'Change what was written, or end the run',
    params: ofRun,
    body: changeProgrammeRunRequest,
    response: one,
    errors: ['programmes.run_not_found', 'programmes.ended'],
  }),
  'PUT /api/programmes/:name/runs/:id/days/:date': endpoint({
    access: 'member',
    summary: 'Say what was done on a day; everything of the day is replaced',
    params: ofDay,
    body: keepProgrammeDayRequest,
    response: one,
    errors: ['requests.invalid', 'programmes.run_not_found', 'programmes.ended'],
  }),
  'PUT /api/programmes/:name/runs/:id/measures/:date': endpoint({
    access: 'member',
    summary: 'Answer the questions of the programme; those of the same day are replaced',
    params: ofDay,
    body: measureValues,
    response: one,
    errors: ['requests.invalid', 'programmes.run_not_found', 'programmes.ended'],
  }),
  'DELETE /api/programmes/:name/runs/:id': endpoint({
    access: 'member',
    summary: 'Delete a run with everything that was written in it',
    params: ofRun,
    response: z.object({ success: z.literal(true) }),
    errors: ['programmes.run_not_found'],
  }),
} as const;
