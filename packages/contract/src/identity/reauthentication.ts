import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf } from '../envelope.ts';
import { safeText } from '../text.ts';
import { passkeyAssertion, passkeyRequestOptions, totpCode } from './passkeys.ts';

/** By what the member of this session can prove to be the one. */
export const proofMethods = z.object({
  hasPassword: z.boolean(),
  hasTotp: z.boolean(),
  /** There is a passkey that works on this host. */
  hasPasskey: z.boolean(),
  /** The account belongs to an OpenID provider: signing in there anew proves too. */
  hasProvider: z.boolean(),
});
export type ProofMethods = z.infer<typeof proofMethods>;

export const reauthenticateRequest = z.union([
  z.object({ password: safeText().pipe(z.string().min(1, 'Password is required').max(1000)) }),
  z.object({ code: totpCode }),
  z.object({ passkey: passkeyAssertion }),
]);
export type ReauthenticateRequest = z.infer<typeof reauthenticateRequest>;

export const reauthenticationEndpoints = {
  'GET /api/reauthentication': endpoint({
    access: 'member',
    summary: 'By what the member can prove to be the one',
    response: dataOf(proofMethods),
    errors: [],
  }),
  'POST /api/reauthentication': endpoint({
    access: 'member',
    summary:
      'Prove to be the one, for some minutes; a code or passkey makes this a session with a second factor',
    body: reauthenticateRequest,
    response: dataOf(z.object({ provenAt: z.string() })),
    errors: ['reauthentication.failed', 'factors.passkey_refused', 'requests.too_many'],
  }),
  'POST /api/reauthentication/passkey-options': endpoint({
    access: 'member',
    summary: "What the member's authenticator is asked to sign",
    response: dataOf(passkeyRequestOptions),
    errors: [],
  }),
} as const;
