import type { Member } from '#server/platform/sessions/member.ts';
import type { FactorsState } from './factors.queries.ts';

type Factors = Pick<FactorsState, 'totpSince' | 'passkeys'>;

/** Whether the member has anything beside the password. */
export function hasFactor({ totpSince, passkeys }: Factors): boolean {
  return totpSince !== null || passkeys.length > 0;
}

/**
 * Whether the password alone opens nothing. A passkey is a way to sign in at first; it is asked for after the password
 * where the member wants that, and of administrators always.
 */
export function isSecondStepOn(
  { isAdmin }: Pick<Member, 'isAdmin'>,
  { totpSince, passkeys }: Factors,
): boolean {
  return totpSince !== null || passkeys.some(({ isSecondFactor }) => isSecondFactor || isAdmin);
}

/** Administrators keep a factor, since nothing of theirs opens without one. */
export function canBeWithoutFactors({ isAdmin }: Pick<Member, 'isAdmin'>): boolean {
  return !isAdmin;
}
