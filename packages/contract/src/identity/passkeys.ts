import { z } from 'zod';

/** base64url, at most `max` characters. */
const base64url = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[A-Za-z0-9_-]+$/);

const credentialId = base64url(1400);
const transports = z.array(z.string().max(30)).max(10);

/** Six digits of an authenticator app; people may type a gap. */
export const totpCode = z
  .string()
  .max(20)
  .transform((text) => text.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/));

const ofAuthenticator = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  /** What the browser says of extensions; nothing is taken from it. */
  clientExtensionResults: z.looseObject({}),
};

/** An authenticator's new passkey (`PublicKeyCredential.toJSON()` after `create`). */
export const passkeyAttestation = z.object({
  ...ofAuthenticator,
  response: z.object({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(32_000),
    transports: transports.optional(),
  }),
});
export type PasskeyAttestation = z.infer<typeof passkeyAttestation>;

/** An authenticator's signature (`PublicKeyCredential.toJSON()` after `get`). */
export const passkeyAssertion = z.object({
  ...ofAuthenticator,
  response: z.object({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    signature: base64url(8_000),
    userHandle: base64url(200).optional(),
  }),
});
export type PasskeyAssertion = z.infer<typeof passkeyAssertion>;

const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
});

/** What `navigator.credentials.get` is called with. */
export const passkeyRequestOptions = z.object({
  challenge: z.string(),
  timeout: z.number(),
  rpId: z.string(),
  allowCredentials: z.array(descriptor).optional(),
  userVerification: z.literal('required'),
});
export type PasskeyRequestOptions = z.infer<typeof passkeyRequestOptions>;

/** What `navigator.credentials.create` is called with. */
export const passkeyCreationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type PasskeyCreationOptions = z.infer<typeof passkeyCreationOptions>;
