import { randomBytes } from 'node:crypto';

/** 128 random bits, base64url: 22 characters. For ids that nobody can guess. */
export function createRandomId(): string {
  return randomBytes(16).toString('base64url');
}
