import type { AppContext } from '#server/context.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { verificationMs } from '../email-verification/create-verification-link.ts';
import { createEmailChangesQueries, type WantedAddress } from './email-changes.queries.ts';

/** The address that waits to be proven; null where none does, or the link that was sent there holds no more. */
export async function readEmailChange(
  { db, clock }: AppContext,
  { id }: Member,
): Promise<WantedAddress | null> {
  const wanted = await createEmailChangesQueries(db).find(id);
  const isOver = wanted !== null && clock.now().getTime() - wanted.createdAt.getTime() >= verificationMs;
  return isOver ? null : wanted;
}
