import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf } from '../envelope.ts';
import { emailAddress } from './accounts.ts';

/** The address that a member has asked for. Times are ISO 8601. */
export const emailChange = z.object({
  email: z.string(),
  requestedAt: z.string(),
  /** When the link that was sent there stops to hold. */
  expiresAt: z.string(),
});
export type EmailChange = z.infer<typeof emailChange>;

export const emailChangesEndpoints = {
  'GET /api/email-changes': endpoint({
    access: 'member',
    summary: 'The address that waits to be proven, if there is one',
    response: dataOf(emailChange.nullable()),
    errors: [],
  }),
  'POST /api/email-changes': endpoint({
    access: 'member',
    summary: 'Ask for another address; it counts once the link that is sent there was followed',
    body: z.object({ email: emailAddress }),
    response: dataOf(emailChange),
    needsProof: true,
    errors: ['email_changes.same_address', 'requests.too_many'],
  }),
  'DELETE /api/email-changes': endpoint({
    access: 'member',
    summary: 'Withdraw the change; the link that was sent does nothing any more',
    response: z.object({ success: z.literal(true) }),
    errors: [],
  }),
} as const;
