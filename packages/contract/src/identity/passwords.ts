import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import * as limits from '../limits.ts';
import { emailAddress, newPassword } from './accounts.ts';
import { linkErrors, linkToken } from './email-verification.ts';

const done = z.object({ success: z.literal(true) });

export const forgotPasswordRequest = z.object({
  email: emailAddress,
  /** Of the interface; the mail speaks it where the member's own language is not known. */
  language: z.enum(limits.languages).optional(),
});
export type ForgotPasswordRequest = z.infer<typeof forgotPasswordRequest>;

export const resetPasswordRequest = z.object({ token: linkToken, password: newPassword });
export type ResetPasswordRequest = z.infer<typeof resetPasswordRequest>;

export const passwordsEndpoints = {
  'POST /api/password/forgot': endpoint({
    access: 'public',
    summary: 'Send a link for a new password; answers the same whether or not the address has an account',
    body: forgotPasswordRequest,
    response: done,
    errors: ['requests.too_many'],
  }),
  'POST /api/password/reset': endpoint({
    access: 'public',
    summary: 'Set a new password by the token of a mail; ends every session of the member',
    body: resetPasswordRequest,
    response: done,
    errors: [...linkErrors, 'accounts.password_too_common', 'accounts.suspended'],
  }),
  'PUT /api/password': endpoint({
    access: 'member',
    summary: 'Set a new password; ends the other sessions of the member',
    body: z.object({ password: newPassword }),
    response: done,
    needsProof: true,
    errors: ['accounts.password_too_common'],
  }),
} as const;
