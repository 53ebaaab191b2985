import { hashSecretToken } from '#server/platform/crypto/secret-token.ts';

/** What a visit is kept under: a hash of the name that the browser holds, and the phase. */
export function sessionIdOf(visit: string, phaseId: number): string {
  return `${hashOfVisit(visit)}.${phaseId}`;
}

export function hashOfVisit(visit: string): string {
  return hashSecretToken(visit).slice(0, 22);
}
