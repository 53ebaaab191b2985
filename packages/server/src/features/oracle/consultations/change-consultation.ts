import { type ChangeConsultationRequest, limits } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { planReminders } from '#server/features/messaging/reminders/plan-reminders.ts';
import { AppError, assertThat } from '#server/platform/errors/app-error.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { askedAt, daysAfter } from './asked-at.ts';
import { createConsultationQueries } from './consultations.queries.ts';
import { holdConsultation } from './own-consultation.ts';

export interface ChangeConsultationOptions {
  readonly member: Pick<Member, 'id' | 'timezone'>;
  readonly id: string;
  readonly changes: ChangeConsultationRequest;
}

/**
 * Completes a practice, moves the day of its follow-up, keeps whether the answer fitted. Throws `oracle.not_found`,
 * `oracle.no_practice`, `oracle.follow_up_done`, and `requests.invalid` for a day beyond the bounds and for the fit of
 * what is no answer.
 */
export async function changeConsultation(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { member, id, changes }: ChangeConsultationOptions,
): Promise<void> {
  const { practiceCompleted, followUpDate, fit } = changes;
  const { now, today } = askedAt(member, clock.now());
  if (followUpDate !== undefined) assertInBounds(followUpDate, today);
  await inTransaction(db, async (tx) => {
    const queries = createConsultationQueries(tx);
    const row = await holdConsultation(tx, member.id, id);
    const isOfPractice = practiceCompleted !== undefined || followUpDate !== undefined;
    assertThat(!isOfPractice || row.recommendedExerciseId !== null, 'oracle.no_practice');
    if (followUpDate !== undefined)
      assertThat(!(await queries.isFollowedUp(member.id, id)), 'oracle.follow_up_done');
    if (fit !== undefined && row.oracleResponse.kind !== 'answer') throw invalid('fit');
    const completedAt = practiceCompleted ? (row.practiceCompletedAt ?? now) : null;
    await queries.update(member.id, id, {
      ...(practiceCompleted !== undefined && { practiceCompleted, practiceCompletedAt: completedAt }),
      ...(followUpDate !== undefined && { followUpDate }),
      ...(fit !== undefined && { fit }),
    });
    if (followUpDate !== undefined) await planReminders(tx, member.id, now);
  });
}

/** From tomorrow on, in the member's calendar. */
function assertInBounds(day: string, today: string): void {
  if (day <= today || day > daysAfter(today, limits.oracleFollowUp.most)) throw invalid('followUpDate');
}

function invalid(path: string): AppError {
  return new AppError('requests.invalid', { details: [{ path, message: 'Invalid input' }] });
}
