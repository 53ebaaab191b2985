import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf } from '../envelope.ts';
import * as limits from '../limits.ts';
import { idParam, safeText } from '../text.ts';
import { passkeyAttestation, passkeyCreationOptions, totpCode } from './passkeys.ts';

export const passkey = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Where it works. */
  host: z.string(),
  /** Asked for after the password, not only in its place. */
  isSecondFactor: z.boolean(),
  /** Kept by the maker of the device on several devices. */
  isBackedUp: z.boolean(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
});
export type Passkey = z.infer<typeof passkey>;

/** What stands between a member's password and the account. */
export const factors = z.object({
  /** An authenticator app is set up since then; null: none is. */
  totpSince: z.string().nullable(),
  passkeys: z.array(passkey),
  /** That have not been used yet. */
  recoveryCodesLeft: z.number().int(),
  /** The password alone opens nothing. */
  isSecondStepOn: z.boolean(),
  /** Administrators must have a second factor. */
  isRequired: z.boolean(),
  /** This session was opened with one. */
  hasSecondFactor: z.boolean(),
});
export type Factors = z.infer<typeof factors>;

/** What a change leaves; `recoveryCodes` are new ones, which are shown this once. */
export const factorsChange = z.object({ factors, recoveryCodes: z.array(z.string()).nullable() });
export type FactorsChange = z.infer<typeof factorsChange>;

const passkeyName = safeText().pipe(z.string().trim().min(1).max(limits.passkey.name));

export const factorsEndpoints = {
  'GET /api/factors': endpoint({
    access: 'member',
    summary: 'Authenticator app, passkeys and recovery codes of the member',
    response: dataOf(factors),
    errors: [],
  }),
  'POST /api/factors/totp': endpoint({
    access: 'member',
    needsProof: true,
    summary: 'Begin to set up an authenticator app; it counts once a code of it was confirmed',
    response: dataOf(z.object({ key: z.string(), uri: z.string() })),
    errors: ['factors.totp_exists'],
  }),
  'POST /api/factors/totp/confirm': endpoint({
    access: 'member',
    needsProof: true,
    summary: 'Confirm the authenticator app by a code of it',
    body: z.object({ code: totpCode }),
    response: dataOf(factorsChange),
    errors: ['factors.wrong_code', 'factors.totp_exists', 'factors.totp_not_begun', 'requests.too_many'],
  }),
  'DELETE /api/factors/totp': endpoint({
    access: 'member',
    needsProof: true,
    summary: 'Remove the authenticator app',
    response: dataOf(factorsChange),
    errors: ['factors.last_of_administrator'],
  }),
  'POST /api/factors/passkeys/options': endpoint({
    access: 'member',
    needsProof: true,
    summary: "What the member's authenticator is asked to make",
    response: dataOf(passkeyCreationOptions),
    errors: ['factors.passkey_limit'],
  }),
  'POST /api/factors/passkeys': endpoint({
    access: 'member',
    needsProof: true,
    summary: 'Keep a passkey that an authenticator has made',
    body: z.object({ name: passkeyName, passkey: passkeyAttestation }),
    status: 201,
    response: dataOf(factorsChange),
    errors: ['factors.passkey_refused', 'factors.passkey_limit'],
  }),
  'PATCH /api/factors/passkeys/:id': endpoint({
    access: 'member',
    needsProof: true,
    summary: 'Rename a passkey, or have it asked for after the password',
    params: z.object({ id: idParam }),
    body: z.object({ name: passkeyName, isSecondFactor: z.boolean() }).partial(),
    response: dataOf(factorsChange),
    errors: ['factors.not_found'],
  }),
  'DELETE /api/factors/passkeys/:id': endpoint({
    access: 'member',
    needsProof: true,
    summary: 'Remove a passkey',
    params: z.object({ id: idParam }),
    response: dataOf(factorsChange),
    errors: ['factors.not_found', 'factors.last_of_administrator'],
  }),
  'POST /api/factors/recovery-codes': endpoint({
    access: 'member',
    needsProof: true,
    summary: 'New recovery codes in place of all earlier ones',
    response: dataOf(factorsChange),
    errors: ['factors.nothing_to_recover'],
  }),
} as const;
