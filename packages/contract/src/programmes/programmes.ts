import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf } from '../envelope.ts';
import * as limits from '../limits.ts';
import { practice } from '../oracle/practices.ts';

export const programmeName = z.enum(limits.programmeNames);
export const ofProgramme = z.object({ name: programmeName });

const inLanguage = z.object({ language: z.enum(limits.languages).optional() });

/** A step of a programme, and the days on which it is done; the first day is 1. */
const programmeStep = z.object({
  id: z.string(),
  from: z.number().int(),
  to: z.number().int(),
  /** What it asks to be written down; null: nothing beside having been done. */
  asks: z.enum(limits.programmeAsks).nullable(),
  isOptional: z.boolean(),
  title: z.string(),
  text: z.string(),
});
export type ProgrammeStep = z.infer<typeof programmeStep>;

const programmeSummary = z.object({
  name: programmeName,
  title: z.string(),
  summary: z.string(),
  days: z.number().int(),
  isPremium: z.boolean(),
  /** The member's run that is under way: its id and day; null: none. */
  running: z.object({ id: z.string(), day: z.number().int() }).nullable(),
  /** Runs that the member has ended, one way or the other. */
  ended: z.number().int(),
});
export type ProgrammeSummary = z.infer<typeof programmeSummary>;

/** A programme, in the language that is asked for, else the member’s. */
export const programme = programmeSummary.extend({
  about: z.array(z.string()),
  /** What studies found, and what they do not say. */
  evidence: z.string(),
  sources: z.array(z.object({ title: z.string(), url: z.string().nullable() })),
  safety: z.array(z.string()),
  /** Concerns with which it cannot be begun, and why; empty and null where there is none. */
  notFor: z.array(z.enum(limits.programmeConcerns)),
  notForText: z.string().nullable(),
  /** What is said to somebody whose answers ask for more help than a programme is. */
  help: z.string(),
  /** What is asked before, each week and after; the first is what the programme is about. */
  measures: z.array(z.enum(limits.programmeMeasures)),
  steps: z.array(programmeStep),
  /** Of the Oracle, that go with it. */
  practices: z.array(practice),
});
export type Programme = z.infer<typeof programme>;

export const programmesEndpoints = {
  'GET /api/programmes': endpoint({
    access: 'member',
    summary: 'Programmes that there are, and where the member stands in each',
    query: inLanguage,
    response: dataOf(z.object({ items: z.array(programmeSummary) })),
    errors: [],
  }),
  'GET /api/programmes/:name': endpoint({
    access: 'member',
    summary: 'One programme, whole',
    params: ofProgramme,
    query: inLanguage,
    response: dataOf(programme),
    errors: [],
  }),
} as const;
