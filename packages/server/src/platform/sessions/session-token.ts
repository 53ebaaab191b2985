import { createHash, randomBytes } from 'node:crypto';

const tokenBytes = 32;
const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

/** 256 random bits, base64url: 43 characters. */
export function createSessionToken(): string {
  return randomBytes(tokenBytes).toString('base64url');
}

/** SHA-256 of the token, the only form that is stored; null where the text cannot be a token. */
export function hashSessionToken(token: string): Buffer | null {
  return tokenPattern.test(token) ? createHash('sha256').update(token).digest() : null;
}
