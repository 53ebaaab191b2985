import { hash, randomInt } from 'node:crypto';

/** Without letters and digits that are taken for one another when read aloud or off paper. */
const alphabet = 'abcdefghjkmnpqrstvwxyz23456789';
const groups = 6;
const groupLength = 4;

/** Six groups of four: 117 random bits, more than the 112 from which on a fast hash is enough. */
export function createRecoveryCode(): string {
  const group = () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** The only form that is stored. Case, gaps and dashes are as the member types them. */
export function hashRecoveryCode(typed: string): string {
  return hash('sha256', typed.toLowerCase().replace(/[^a-z0-9]/g, ''), 'base64url');
}
