import type { Alarm, AlarmRuleState } from '@chitta/contract';
import type { AlarmRuleName } from '@chitta/contract/limits';
import type { AlarmRow } from '#server/db/tables/admin/alarms.ts';
import { type AlarmRule, alarmRule } from './alarm-rules.ts';

/** An alarm that was raised. */
export function presentAlarm(row: AlarmRow): Alarm {
  const { id, rule, subject, value, seenAt, raisedAt, toldAt, acknowledgedAt, resolvedAt } = row;
  const { severity, unit } = alarmRule(rule);
  return {
    id,
    rule,
    severity,
    unit,
    subject,
    value,
    raisedAt: (raisedAt ?? seenAt).toISOString(),
    toldAt: toldAt?.toISOString() ?? null,
    acknowledgedAt: acknowledgedAt?.toISOString() ?? null,
    resolvedAt: resolvedAt?.toISOString() ?? null,
  };
}

export function presentRule(
  { name, severity, unit, raiseAt, clearAt, isBelow = false, raiseAfterMs, clearAfterMs }: AlarmRule,
  mutes: ReadonlyMap<AlarmRuleName, Date>,
): AlarmRuleState {
  return {
    rule: name,
    severity,
    unit,
    raiseAt,
    clearAt,
    isBelow,
    raiseAfter: raiseAfterMs / 1_000,
    clearAfter: clearAfterMs / 1_000,
    mutedUntil: mutes.get(name)?.toISOString() ?? null,
  };
}
