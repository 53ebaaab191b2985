import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf } from '../envelope.ts';
import { safeText } from '../text.ts';

/** The token of a link in a mail, as the link carries it. One that was never issued is answered as unknown. */
export const linkToken = safeText().pipe(z.string().min(1).max(200));

/** What is wrong with a link; told to nobody but those who hold one. */
export const linkErrors = ['links.unknown', 'links.used', 'links.expired'] as const;

export const emailVerificationEndpoints = {
  'POST /api/email-verification': endpoint({
    access: 'public',
    summary:
      'Prove an e-mail address by the token that was sent there, in a session of that account; a change of address is made by it',
    body: z.object({ token: linkToken }),
    response: dataOf(
      z.object({
        email: z.string(),
        /** Passkeys, second factors or a provider’s link that were there before the first proof are gone. */
        hasLostWaysIn: z.boolean(),
      }),
    ),
    errors: [...linkErrors, 'links.replaced', 'links.sign_in_needed', 'accounts.email_taken'],
  }),
  'POST /api/email-verification/resend': endpoint({
    access: 'member',
    summary: 'Send the link again; also succeeds when the address is verified already',
    response: dataOf(z.object({ isVerified: z.boolean() })),
    errors: ['requests.too_many'],
  }),
} as const;
