import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { createOracleShareQueries } from './oracle-shares.queries.ts';

/** Ends a share at once. Throws `oracle.not_found`, and `oracle.not_shared` where there is none or it has ended. */
export async function endShare(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { member, id }: { readonly member: Pick<Member, 'id'>; readonly id: string },
): Promise<void> {
  const queries = createOracleShareQueries(db);
  const ended = await queries.delete(member.id, id);
  assertThat(ended ?? (await queries.holdConsultation(member.id, id)), 'oracle.not_found');
  assertThat(ended && ended.expiresAt > clock.now(), 'oracle.not_shared');
}
