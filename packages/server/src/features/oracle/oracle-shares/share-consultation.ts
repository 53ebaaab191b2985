import type { OracleShare, ShareOracleRequest } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { createSecretToken } from '#server/platform/crypto/secret-token.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { presentShare } from './oracle-shares.presenter.ts';
import { createOracleShareQueries } from './oracle-shares.queries.ts';
import { hashShareToken } from './share-token.ts';

const dayMs = 24 * 60 * 60 * 1000;

export interface ShareConsultationOptions {
  readonly member: Pick<Member, 'id'>;
  readonly id: string;
  readonly request: ShareOracleRequest;
}

/**
 * Makes a link by which others read what the member chose of an answer. The link before it ends. Its token is in this
 * answer alone: what is kept of it cannot be turned back. Throws `oracle.not_found`, `oracle.no_practice`,
 * and `oracle.imported` for what came from a file: visitors take what they read here for ours.
 */
export async function shareConsultation(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { member, id, request }: ShareConsultationOptions,
): Promise<OracleShare> {
  const { days, ...chosen } = request;
  const createdAt = clock.now();
  const token = createSecretToken();
  const row = {
    userId: member.id,
    consultationId: id,
    tokenHash: hashShareToken(token),
    ...chosen,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + days * dayMs),
    views: 0,
  };
  await inTransaction(db, async (tx) => {
    const queries = createOracleShareQueries(tx);
    const held = await queries.holdConsultation(member.id, id);
    assertThat(held, 'oracle.not_found');
    assertThat(!held.isImported, 'oracle.imported');
    assertThat(!chosen.includesPractice || held.practiceId !== null, 'oracle.no_practice');
    await queries.keep(row);
  });
  return { ...presentShare(row), token };
}
