import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf } from '../envelope.ts';
import { sessionUser, timezone } from './accounts.ts';
import { passkeyAssertion, passkeyRequestOptions, totpCode } from './passkeys.ts';

/** Ways to take the second step of signing in; the refusal `accounts.second_factor_needed` lists them as details. */
export const secondStepMethods = ['totp', 'passkey', 'recovery_code'] as const;
export type SecondStepMethod = (typeof secondStepMethods)[number];

/** Of the device, so that the member can tell sessions apart. */
const device = { timezone: timezone.optional() };

export const secondStepRequest = z.union([
  z.object({ code: totpCode, ...device }),
  z.object({ recoveryCode: z.string().min(1).max(100), ...device }),
  z.object({ passkey: passkeyAssertion, ...device }),
]);
export type SecondStepRequest = z.infer<typeof secondStepRequest>;

export const signInEndpoints = {
  'POST /api/login/second-factor': endpoint({
    access: 'public',
    summary: 'The second step of signing in, in the browser that took the first',
    body: secondStepRequest,
    response: sessionUser,
    errors: [
      'accounts.second_factor_wrong',
      'accounts.second_factor_late',
      'accounts.suspended',
      'factors.passkey_refused',
      'requests.too_many',
    ],
  }),
  'POST /api/login/second-factor/passkey-options': endpoint({
    access: 'public',
    summary: "What the member's authenticator is asked to sign for the second step",
    response: dataOf(passkeyRequestOptions),
    errors: ['accounts.second_factor_late', 'requests.too_many'],
  }),
  'POST /api/login/passkey': endpoint({
    access: 'public',
    summary: 'Sign in with a passkey alone',
    body: z.object({ passkey: passkeyAssertion, ...device }),
    response: sessionUser,
    errors: ['factors.passkey_refused', 'accounts.suspended', 'requests.too_many'],
  }),
  'POST /api/login/passkey-options': endpoint({
    access: 'public',
    summary: 'What an authenticator is asked to sign, whoever holds it',
    response: dataOf(passkeyRequestOptions),
    errors: ['requests.too_many'],
  }),
} as const;
