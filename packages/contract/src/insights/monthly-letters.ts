import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf } from '../envelope.ts';
import * as limits from '../limits.ts';
import { namedDream } from './recurring-dreams.ts';

const count = z.number().int().nonnegative();
/** `YYYY-MM`. */
const month = z.string().regex(/^(?:19|20|21)\d\d-(?:0[1-9]|1[0-2])$/);

const letterSummary = z.object({ month: z.string(), dreams: count, nights: count });
export type LetterSummary = z.infer<typeof letterSummary>;

/** What a month of dreams comes to, in a few sentences; told from the figures as they are now. */
export const monthlyLetter = letterSummary.extend({
  /** In which its sentences are. */
  language: z.enum(limits.languages),
  /** Whether the journal has changes that are not counted in yet. */
  isPending: z.boolean(),
  /** What the member marked to have felt; null: nothing that can be told of a month. */
  feelings: z.string().nullable(),
  /** Too few dreams in the month or in the year before it to tell a change from chance. */
  isEarly: z.boolean(),
  /** What was otherwise than in the year before, each with the dreams behind it; empty where chance explains all. */
  findings: z
    .array(z.object({ sentence: z.string(), dreams: z.array(namedDream) }))
    .max(limits.findingRule.perMonth),
  /** A dream or a symbol that came back, with the dreams of the month behind it; null: none did. */
  returning: z
    .object({ kind: z.enum(['dream', 'symbol']), sentence: z.string(), dreams: z.array(namedDream) })
    .nullable(),
  /** To take along. */
  question: z.string(),
});
export type MonthlyLetter = z.infer<typeof monthlyLetter>;

export const letterSettings = z.object({
  /** Whether the letter comes by mail, too: not unless it is chosen. */
  byMail: z.boolean(),
});
export type LetterSettings = z.infer<typeof letterSettings>;

const letterSettingsView = letterSettings.extend({
  /** Whether mails go out at all; else they are off for all of Chitta, or the address is not proven. */
  mail: z.enum(limits.letterMailStates),
  /** When they were stopped through a mail and not chosen since; null: they were not. */
  mailStoppedAt: z.string().nullable(),
});
export type LetterSettingsView = z.infer<typeof letterSettingsView>;

/** In an export: the choice, and months whose letter was dealt with. */
export const exportedLetters = z.object({
  byMail: z.boolean(),
  mailStoppedAt: z.string().nullable(),
  handled: z.array(z.object({ month: z.string(), handledAt: z.string(), isMailed: z.boolean() })),
});
export type ExportedLetters = z.infer<typeof exportedLetters>;

export const monthlyLettersEndpoints = {
  'GET /api/insights/letters': endpoint({
    access: 'premium',
    summary: 'Months that are over and have dreams, latest first',
    response: dataOf(z.object({ items: z.array(letterSummary) })),
    errors: [],
  }),
  'GET /api/insights/letters/:month': endpoint({
    access: 'premium',
    summary: 'The letter of a month that is over',
    params: z.object({ month }),
    query: z.object({ language: z.enum(limits.languages).optional() }),
    response: dataOf(monthlyLetter),
    errors: ['letters.not_found'],
  }),
  'GET /api/letter-settings': endpoint({
    access: 'member',
    summary: 'Whether the letter of each month comes by mail',
    response: dataOf(letterSettingsView),
    errors: [],
  }),
  'PUT /api/letter-settings': endpoint({
    access: 'member',
    summary: 'Choose the letter by mail, or no longer; it goes to members with premium',
    body: letterSettings,
    response: dataOf(letterSettingsView),
    errors: [],
  }),
  'POST /api/letter-settings/unsubscribe/:token': endpoint({
    access: 'public',
    summary:
      'Stop letters by mail with one press, as RFC 8058 has it: whoever has the link may, and nothing else is asked',
    params: z.object({ token: z.string().min(1).max(100) }),
    isNotification: true,
    response: z.object({ success: z.literal(true) }),
    errors: ['links.unknown'],
  }),
} as const;
