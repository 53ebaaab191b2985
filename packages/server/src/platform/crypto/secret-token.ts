import { hash, randomBytes } from 'node:crypto';

const tokenBytes = 32;

/** 256 random bits, base64url: 43 characters. For sessions and for links in mails. */
export function createSecretToken(): string {
  return randomBytes(tokenBytes).toString('base64url');
}

/** SHA-256 of the token in base64url, the only form that is stored. */
export function hashSecretToken(token: string): string {
  return hash('sha256', token, 'base64url');
}
