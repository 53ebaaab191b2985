import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf } from '../envelope.ts';
import { linkErrors, linkToken } from './email-verification.ts';

export const accountDeletionEndpoints = {
  'POST /api/account-deletion': endpoint({
    access: 'member',
    summary:
      'Close the account at once, end every session, and erase everything some days later unless the link of a mail takes it back',
    response: dataOf(z.object({ erasedAfter: z.string() })),
    needsProof: true,
    // Somebody must be left who runs the service.
    errors: ['admin_users.last_administrator'],
  }),
  'POST /api/account-deletion/cancel': endpoint({
    access: 'public',
    summary: 'Take the closing of an account back by the token of the mail; its member signs in again',
    body: z.object({ token: linkToken }),
    response: z.object({ success: z.literal(true) }),
    errors: [...linkErrors, 'links.replaced', 'requests.too_many'],
  }),
} as const;
