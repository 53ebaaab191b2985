import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf } from '../envelope.ts';

/** A mail that was to go out: what became of it, and of its address no more than to tell one from another. */
export const outgoingMail = z.object({
  id: z.number().int(),
  kind: z.string(),
  recipient: z.string(),
  /** `waiting`: it was tried, and will be again. */
  state: z.enum(['queued', 'waiting', 'sent', 'failed']),
  /** What the last try failed with, such as `EAUTH 535`; null: none did. */
  code: z.string().nullable(),
  attempts: z.number().int(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
});
export type OutgoingMailState = z.infer<typeof outgoingMail>;

/** How far a connection to the mail server came; null: not so far, or there is nothing to come to. */
export const mailProbe = z.object({
  isConnected: z.boolean(),
  isEncrypted: z.boolean().nullable(),
  isSignedIn: z.boolean().nullable(),
  /** What it failed with; null: it did not. */
  code: z.string().nullable(),
  ms: z.number().int(),
});
export type MailProbe = z.infer<typeof mailProbe>;

export const emailTest = z.object({
  /** Host of the mail server, or the folder that mails are written to. */
  target: z.string(),
  from: z.string(),
  /** Null: mails are written to a folder. */
  server: mailProbe.nullable(),
  /** The last ones, newest first. */
  mails: z.array(outgoingMail),
});
export type EmailTest = z.infer<typeof emailTest>;

export const emailTestEndpoints = {
  'GET /api/email-test': endpoint({
    access: 'admin',
    summary: 'Whether the mail server takes our mails, and what became of the last ones',
    response: dataOf(emailTest),
    errors: [],
  }),
  'GET /api/email-test/mails': endpoint({
    access: 'admin',
    summary: 'What became of the last mails, without asking the mail server',
    response: dataOf(z.object({ mails: z.array(outgoingMail) })),
    errors: [],
  }),
  'POST /api/email-test': endpoint({
    access: 'admin',
    summary: 'Send a mail to oneself',
    response: dataOf(outgoingMail),
    errors: ['requests.too_many'],
  }),
} as const;
