import type { AskOracleRequest } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import {
  claimIdempotencyKey,
  findIdempotentResult,
  hashRequest,
  type IdempotentRequest,
  saveIdempotentResult,
} from '#server/platform/idempotency/idempotency.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { oracleAccess } from './access/oracle-access.ts';
import { createTasteQueries } from './access/taste.queries.ts';
import { answerQuestion } from './answer/answer-question.ts';
import { createConsultationId, keepConsultation } from './keep-consultation.ts';

export interface AskOracleOptions {
  readonly member: Member;
  readonly request: AskOracleRequest;
  readonly idempotencyKey?: string | undefined;
}

/**
 * Answers a question from the member's own dreams and keeps it; the answer is the id of the consultation. A repetition
 * under the same key gets the one that the first made. Words of care are said to everybody, and neither these nor a
 * question that is left to others use up the one consultation that every member has. Throws `oracle.premium_needed`,
 * `oracle.failed`, `oracle.not_found` for a repetition whose consultation was deleted since,
 * `requests.idempotency_key_reused`, and what passes by itself as it is.
 */
export async function askOracle(
  context: AppContext,
  { member, request, idempotencyKey }: AskOracleOptions,
): Promise<string> {
  const { db, clock } = context;
  const claim = idempotencyKey === undefined ? undefined : claimFor(context, member, request, idempotencyKey);
  const earlier = await findEarlier(db, claim);
  if (earlier !== undefined) return idOf(earlier);
  const access = await oracleAccess(db, member, clock.now());
  // The one consultation of a free member may just have been used by the same request, sent twice at once.
  const meanwhile = access === 'taste_used' ? await findEarlier(db, claim) : undefined;
  if (meanwhile !== undefined) return idOf(meanwhile);
  const response = await answerQuestion(context, {
    member,
    question: request.userInput,
    language: request.language,
    withChart: request.withChart,
    isCareAlone: access === 'taste_used',
  });
  const id = createConsultationId();
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const claimed = claim && (await claimIdempotencyKey(tx, claim));
    if (claimed && !claimed.isFirst) return idOf(claimed.resourceName);
    if (access !== 'premium' && response.kind === 'answer') {
      assertThat(await createTasteQueries(tx).use(member.id, now), 'oracle.premium_needed');
    }
    await keepConsultation(tx, { member, id, question: request.userInput, response, now });
    if (claim) await saveIdempotentResult(tx, claim, id);
    return id;
  });
}

async function findEarlier(db: AppContext['db'], claim: IdempotentRequest | undefined) {
  return claim && (await findIdempotentResult(db, claim));
}

function idOf(name: string | null): string {
  assertThat(name, 'oracle.not_found');
  return name;
}

function claimFor(
  { clock }: AppContext,
  member: Member,
  request: AskOracleRequest,
  key: string,
): IdempotentRequest {
  return {
    userId: member.id,
    endpoint: 'POST /api/oracle/consultations',
    key,
    requestHash: hashRequest(request),
    now: clock.now(),
  };
}
