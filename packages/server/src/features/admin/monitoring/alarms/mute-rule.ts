import type { AlarmRuleState } from '@chitta/contract';
import type { AlarmRuleName } from '@chitta/contract/limits';
import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/features/admin/audit-log/actor.ts';
import { recordAudit } from '#server/features/admin/audit-log/record-audit.ts';
import { alarmRule } from './alarm-rules.ts';
import { presentRule } from './alarms.presenter.ts';
import { createAlarmQueries } from './alarms.queries.ts';

const hourMs = 60 * 60_000;

/** Tells nobody of a rule for some hours; null: of all again. Alarms stand on the page all the same. */
export async function muteRule(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  actor: Actor,
  { rule, hours }: { readonly rule: AlarmRuleName; readonly hours: number | null },
): Promise<AlarmRuleState> {
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    const until = hours === null ? null : new Date(now.getTime() + hours * hourMs);
    const queries = createAlarmQueries(tx);
    await queries.mute(rule, until);
    await recordAudit(tx, {
      actor,
      action: 'alarm_rule.muted',
      userId: null,
      reason: null,
      details: { rule, hours: hours ?? 0 },
      now,
    });
    return presentRule(alarmRule(rule), await queries.listMutes(now));
  });
}
