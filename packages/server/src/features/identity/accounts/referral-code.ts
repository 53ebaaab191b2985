import { randomInt } from 'node:crypto';

/** Without letters and digits that are taken for one another when read aloud or off a screen. */
const alphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const length = 8;

/** 30^8 codes: the unique index would refuse a repeated one, which nobody will live to see. */
export function createReferralCode(): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}
