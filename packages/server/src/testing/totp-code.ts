import { TOTP } from 'otpauth';

/** What an authenticator app shows that has this key (base32), at a time in milliseconds. */
export function totpCode(key: string, timestamp = Date.now()): string {
  return new TOTP({ secret: key }).generate({ timestamp });
}
