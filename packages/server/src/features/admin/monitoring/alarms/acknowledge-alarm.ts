import type { Alarm } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/features/admin/audit-log/actor.ts';
import { recordAudit } from '#server/features/admin/audit-log/record-audit.ts';
import { AppError, assertThat } from '#server/platform/errors/app-error.ts';
import { presentAlarm } from './alarms.presenter.ts';
import { createAlarmQueries } from './alarms.queries.ts';

/** Keeps that an alarm was seen. A second time changes nothing, and leaves no second line. */
export async function acknowledgeAlarm(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  actor: Actor,
  id: number,
): Promise<Alarm> {
  return inTransaction(db, async (tx) => {
    const queries = createAlarmQueries(tx);
    const alarm = await queries.find(id);
    // What is only watched yet is nobody's alarm.
    if (alarm === undefined || alarm.raisedAt === null) throw new AppError('monitoring.alarm_not_found');
    if (alarm.acknowledgedAt !== null) return presentAlarm(alarm);
    assertThat(alarm.resolvedAt === null, 'monitoring.alarm_over');
    const now = clock.now();
    const { rule, subject } = alarm;
    const details = { alarm: id, rule, ...(subject !== '' && { subject }) };
    await recordAudit(tx, {
      actor,
      action: 'alarm.acknowledged',
      userId: null,
      reason: null,
      details,
      now,
    });
    return presentAlarm(await queries.update(id, { acknowledgedAt: now }));
  });
}
