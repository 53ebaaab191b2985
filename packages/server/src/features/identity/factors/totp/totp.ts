import { Secret, TOTP } from 'otpauth';

/** What every authenticator app knows: RFC 6238 with SHA-1, six digits, 30 seconds. */
const period = 30;
const issuer = 'Chitta';
const secretBytes = 20;
/** Steps before and after the present one that count too: clocks differ, and typing takes a while. */
const stepsAside = 1;

export function createTotpSecret(): Buffer {
  return Buffer.from(new Secret({ size: secretBytes }).bytes);
}

function totpOf(secret: Buffer, label = ''): TOTP {
  // A copy of its own: the library takes the whole buffer that the bytes lie in.
  const bytes = Uint8Array.from(secret);
  return new TOTP({ issuer, label, secret: new Secret({ buffer: bytes.buffer }), period });
}

/** The secret as people type it into an app, and as the address that a picture of it holds. */
export function describeTotp(secret: Buffer, label: string): { key: string; uri: string } {
  const totp = totpOf(secret, label);
  return { key: totp.secret.base32, uri: totp.toString() };
}

/** The step, counted in 30 seconds since 1970, that `code` belongs to; null where it matches none around `now`. */
export function stepOfCode(secret: Buffer, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: stepsAside });
  return delta === null ? null : TOTP.counter({ period, timestamp }) + delta;
}
