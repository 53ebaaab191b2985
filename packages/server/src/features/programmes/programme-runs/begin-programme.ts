import { type BeginProgrammeRequest, limits, type ProgrammeRun } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { createRandomId } from '#server/platform/crypto/random-id.ts';
import { programmeOf } from '#server/platform/dictionary/programmes.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import {
  claimIdempotencyKey,
  hashRequest,
  saveIdempotentResult,
} from '#server/platform/idempotency/idempotency.ts';
import { isPremiumMember, type Member } from '#server/platform/sessions/member.ts';
import { dayAt, defaultTimezone } from '#server/platform/time/calendar-day.ts';
import { assertAnswersAll } from './assert-answers-all.ts';
import { lastOpenDay } from './days-of-run.ts';
import { presentRun } from './programme-runs.presenter.ts';
import { createProgrammeRunQueries, type OfRun } from './programme-runs.queries.ts';

export interface BeginOptions {
  readonly member: Member;
  readonly name: limits.ProgrammeName;
  readonly request: BeginProgrammeRequest;
  readonly idempotencyKey?: string | undefined;
}

/**
 * Begins a programme on the member's day of today; the answers of before belong to it from the start. A repetition under
 * the same key gets the run that the first made. Throws `requests.invalid`, `memberships.premium_needed`,
 * `programmes.not_advised`, `programmes.running`, `programmes.too_many`, `requests.idempotency_key_reused`, and
 * `programmes.run_not_found` for a repetition whose run was deleted since.
 */
export async function beginProgramme(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { member, name, request, idempotencyKey: key }: BeginOptions,
): Promise<ProgrammeRun> {
  const now = clock.now();
  const { isPremium, notFor = [] } = programmeOf(name);
  assertThat(!isPremium || member.isAdmin || isPremiumMember(member, now), 'memberships.premium_needed');
  assertThat(!request.concerns.some((concern) => notFor.includes(concern)), 'programmes.not_advised');
  assertAnswersAll(name, request.before, 'before');
  const today = dayAt(now, member.timezone ?? defaultTimezone);
  const of = { userId: member.id, name };
  const claim = key !== undefined && {
    userId: member.id,
    endpoint: `POST /api/programmes/${name}/runs`,
    key,
    requestHash: hashRequest(request),
    now,
  };
  const row = await inTransaction(db, async (tx) => {
    const queries = createProgrammeRunQueries(tx);
    const claimed = claim && (await claimIdempotencyKey(tx, claim));
    if (claimed && !claimed.isFirst) return queries.find({ ...of, id: claimed.resourceName ?? '' });
    await endForgotten(tx, of, { today, now });
    assertThat((await queries.count(of)) < limits.programmeRun.perProgramme, 'programmes.too_many');
    const run = {
      ...of,
      id: createRandomId(),
      state: 'running' as const,
      startedOn: today,
      endedOn: null,
      concerns: [...new Set(request.concerns)],
      question: '',
      writing: '',
      days: [],
      measures: [{ date: today, values: request.before }],
      careIn: [],
      createdAt: now,
      updatedAt: now,
    };
    assertThat(await queries.insert(run), 'programmes.running');
    if (claim) await saveIdempotentResult(tx, claim, run.id);
    return run;
  });
  assertThat(row, 'programmes.run_not_found');
  return presentRun(row, today);
}

/** A run whose days are long over keeps nobody from beginning again. */
async function endForgotten(
  tx: Transaction,
  of: Omit<OfRun, 'id'>,
  { today, now }: { today: string; now: Date },
): Promise<void> {
  const queries = createProgrammeRunQueries(tx);
  const running = await queries.lockRunning(of);
  if (running === undefined || lastOpenDay(running) >= today) return;
  await queries.update({ ...running, state: 'completed', endedOn: lastOpenDay(running), updatedAt: now });
}
