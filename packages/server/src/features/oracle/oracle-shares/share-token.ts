import { createHash } from 'node:crypto';

/** SHA-256 of the token in a link, the only form that is kept. */
export function hashShareToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
