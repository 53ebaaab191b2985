import type { DoFollowUpRequest, OracleFollowUp, OracleResponse } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Transaction } from '#server/db/client.ts';
import type { ConsultationRow } from '#server/db/tables/oracle/oracle-consultations.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import {
  claimIdempotencyKey,
  findIdempotentResult,
  hashRequest,
  saveIdempotentResult,
} from '#server/platform/idempotency/idempotency.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { mayGoOn } from '../consultations/access/oracle-access.ts';
import { answerQuestion } from '../consultations/answer/answer-question.ts';
import { finishPractice } from '../consultations/finish-practice.ts';
import { createConsultationId, keepConsultation } from '../consultations/keep-consultation.ts';
import { holdConsultation, ownConsultation } from '../consultations/own-consultation.ts';
import { listEntries } from '../practice-journal/list-entries.ts';
import { assessSoFar } from './assess-so-far.ts';
import { presentFollowUp } from './oracle-follow-ups.presenter.ts';
import { createOracleFollowUpQueries } from './oracle-follow-ups.queries.ts';
import { toAnalysis } from './read-follow-up.ts';

export interface DoFollowUpOptions {
  readonly member: Member;
  readonly id: string;
  readonly request: DoFollowUpRequest;
  readonly idempotencyKey?: string | undefined;
}

/**
 * Says what became of a practice, once, and ends it; where another is wanted, the same question is answered anew from the
 * dreams of today. That uses up nothing; without premium it is for the one consultation that every member has. A repetition
 * under the same key gets what the first one made. Throws `oracle.not_found`, `oracle.no_practice`,
 * `oracle.follow_up_done`, `oracle.premium_needed`, `oracle.failed`, `requests.idempotency_key_reused`.
 */
export async function doFollowUp(
  context: AppContext,
  { member, id, request, idempotencyKey: key }: DoFollowUpOptions,
): Promise<OracleFollowUp> {
  const { db, clock } = context;
  const now = clock.now();
  const endpoint = 'POST /api/oracle/consultations/:id/follow-up';
  const claim = key !== undefined && {
    userId: member.id,
    endpoint,
    key,
    requestHash: hashRequest({ id, ...request }),
    now,
  };
  const row = await ownConsultation(db, member.id, id);
  if (claim && (await findIdempotentResult(db, claim)) !== undefined) return doneOf(context, member, id);
  assertThat(row.recommendedExerciseId !== null, 'oracle.no_practice');
  assertThat(!(await createOracleFollowUpQueries(db).find(member.id, id)), 'oracle.follow_up_done');
  const next = request.next === 'practice' ? await answerAnew(context, member, row) : null;
  const { entries, assessed } = await lookBack(context, { member, row, request });
  const nextId = next && createConsultationId();
  const done = {
    userId: member.id,
    originalConsultationId: id,
    followupConsultationId: nextId,
    journalEntriesCount: entries.length,
    practiceAnalysis: toAnalysis(assessed.analysis),
    progressAssessment: assessed.progressAssessment,
    evolutionInsights: assessed.evolutionInsights,
    nextPhaseGuidance: assessed.nextPhaseGuidance,
    change: request.change ?? '',
    completionDate: now,
  };
  const isRepetition = await inTransaction(db, async (tx) => {
    await holdConsultation(tx, member.id, id);
    const claimed = claim && (await claimIdempotencyKey(tx, claim));
    if (claimed && !claimed.isFirst) return true;
    const queries = createOracleFollowUpQueries(tx);
    assertThat(!(await queries.find(member.id, id)), 'oracle.follow_up_done');
    if (next && nextId) await keepNext(tx, { member, row, id: nextId, response: next, now });
    await queries.insert(done);
    await finishPractice(tx, { row, fit: request.fit ?? null, now });
    if (claim) await saveIdempotentResult(tx, claim, id);
    return false;
  });
  return isRepetition ? doneOf(context, member, id) : presentFollowUp(done);
}

async function doneOf(
  { db }: Pick<AppContext, 'db'>,
  member: Pick<Member, 'id'>,
  id: string,
): Promise<OracleFollowUp> {
  const done = await createOracleFollowUpQueries(db).find(member.id, id);
  assertThat(done, 'oracle.not_found');
  return presentFollowUp(done);
}

/** The same question, from the dreams of today, with another practice. */
async function answerAnew(
  context: AppContext,
  member: Member,
  row: ConsultationRow,
): Promise<OracleResponse> {
  const { db, clock } = context;
  assertThat(await mayGoOn(db, { member, row, now: clock.now() }), 'oracle.premium_needed');
  const { language, chart } = row.oracleResponse;
  const given = row.recommendedExerciseId;
  return answerQuestion(context, {
    member,
    question: row.userInput,
    language,
    withChart: chart !== null,
    exceptPractices: given === null ? [] : [given],
  });
}

async function lookBack(
  context: AppContext,
  {
    member,
    row,
    request: { change, next },
  }: { readonly member: Member; readonly row: ConsultationRow; readonly request: DoFollowUpRequest },
) {
  const entries = await listEntries(context, { member, id: row.id });
  return { entries, assessed: await assessSoFar(context, { member, row, entries, change, next }) };
}

interface NextConsultation {
  readonly member: Member;
  /** That it goes on from. */
  readonly row: ConsultationRow;
  readonly id: string;
  readonly response: OracleResponse;
  readonly now: Date;
}

function keepNext(tx: Transaction, { member, row, id, response, now }: NextConsultation): Promise<void> {
  return keepConsultation(tx, { member, id, question: row.userInput, response, now, goesOnFrom: row.id });
}
