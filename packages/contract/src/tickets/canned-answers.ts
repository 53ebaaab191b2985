import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf } from '../envelope.ts';
import * as limits from '../limits.ts';
import { idParam, lineOfText } from '../text.ts';
import { cannedAnswerText } from './ticket-texts.ts';

const version = z.number().int().positive().max(2_147_483_647);
const params = z.object({ id: idParam });
const values = z.strictObject({
  name: lineOfText(limits.cannedAnswer.name),
  texts: z.strictObject({ en: cannedAnswerText, es: cannedAnswerText }),
});
export type CannedAnswerValues = z.infer<typeof values>;

/** An answer that is written once, in both languages, and sent often. */
export const cannedAnswer = z.object({
  id: z.number().int(),
  name: z.string(),
  texts: z.object({ en: z.string(), es: z.string() }),
  version,
  updatedAt: z.string(),
});
export type CannedAnswer = z.infer<typeof cannedAnswer>;

const one = dataOf(cannedAnswer);

export const cannedAnswersEndpoints = {
  'GET /api/admin/canned-answers': endpoint({
    access: 'admin',
    summary: 'All canned answers, by name',
    response: dataOf(z.object({ items: z.array(cannedAnswer) })),
    errors: [],
  }),
  'POST /api/admin/canned-answers': endpoint({
    access: 'admin',
    summary: 'Write a canned answer',
    body: values,
    response: one,
    status: 201,
    errors: ['canned_answers.name_taken', 'canned_answers.too_many'],
  }),
  'PUT /api/admin/canned-answers/:id': endpoint({
    access: 'admin',
    summary: 'Change a canned answer that nobody has changed since',
    params,
    body: values.extend({ version }),
    response: one,
    errors: ['canned_answers.not_found', 'canned_answers.name_taken', 'canned_answers.changed_meanwhile'],
  }),
  'DELETE /api/admin/canned-answers/:id': endpoint({
    access: 'admin',
    summary: 'Delete a canned answer; answers that were sent stay',
    params,
    response: z.object({ success: z.literal(true) }),
    errors: ['canned_answers.not_found'],
  }),
} as const;
