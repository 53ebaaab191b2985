import type { AlarmRow } from '#server/db/tables/admin/alarms.ts';
import type { AlarmRule } from './alarm-rules.ts';

/** What changes of an alarm from one look to the next. */
export type AlarmStep = Pick<AlarmRow, 'value' | 'raisedAt' | 'clearSince' | 'resolvedAt'>;

type Zone = 'broken' | 'between' | 'clear';

/** Where a value lies; what is not measured is over. */
export function zoneOf(
  { raiseAt, clearAt, isBelow = false }: Pick<AlarmRule, 'raiseAt' | 'clearAt' | 'isBelow'>,
  value: number | undefined,
): Zone {
  if (value === undefined) return 'clear';
  if (isBelow ? value < raiseAt : value >= raiseAt) return 'broken';
  return (isBelow ? value >= clearAt : value <= clearAt) ? 'clear' : 'between';
}

/**
 * What becomes of an alarm that is open, raised or still watched; null: it was no more than a moment, and is forgotten.
 * Between the two values of its rule a raised one stays, and a watched one goes.
 */
export function judgeAlarm(
  rule: AlarmRule,
  open: Pick<AlarmRow, 'value' | 'seenAt' | 'raisedAt' | 'clearSince'>,
  { value, now }: { readonly value: number | undefined; readonly now: Date },
): AlarmStep | null {
  const zone = zoneOf(rule, value);
  const isLong = (since: Date, milliseconds: number) => now.getTime() - since.getTime() >= milliseconds;
  if (open.raisedAt === null) {
    if (zone !== 'broken') return null;
    const raisedAt = isLong(open.seenAt, rule.raiseAfterMs) ? now : null;
    return { value: value ?? open.value, raisedAt, clearSince: null, resolvedAt: null };
  }
  const { raisedAt } = open;
  if (zone !== 'clear') return { value: value ?? open.value, raisedAt, clearSince: null, resolvedAt: null };
  const clearSince = open.clearSince ?? now;
  const resolvedAt = isLong(clearSince, rule.clearAfterMs) ? now : null;
  // The last value of the trouble is what it is remembered by.
  return { value: open.value, raisedAt, clearSince, resolvedAt };
}

interface ToldBefore {
  readonly now: Date;
  /** Nobody is told until then. */
  readonly mutedUntil: Date | null;
  /** When the same rule and subject was told of the last time. */
  readonly toldBefore: Date | null;
  /** Whether the trouble that brings it along is on. */
  readonly isCovered: boolean;
}

/** Whether administrators are to be told of it now: once, neither muted, nor seen, nor so soon after the last time. */
export function isToBeTold(
  { quietMs }: Pick<AlarmRule, 'quietMs'>,
  alarm: Pick<AlarmRow, 'raisedAt' | 'toldAt' | 'acknowledgedAt' | 'resolvedAt' | 'clearSince'>,
  { now, mutedUntil, toldBefore, isCovered }: ToldBefore,
): boolean {
  const isOn = alarm.raisedAt !== null && alarm.resolvedAt === null && alarm.clearSince === null;
  if (!isOn || isCovered || alarm.toldAt !== null || alarm.acknowledgedAt !== null) return false;
  const isQuiet = toldBefore !== null && now.getTime() - toldBefore.getTime() < quietMs;
  return !isQuiet && !isMuted(mutedUntil, now);
}

/** Whether they are to be told that it is over: those who were told that it began. */
export function isEndToBeTold(
  { toldAt, resolvedAt }: Pick<AlarmRow, 'toldAt' | 'resolvedAt'>,
  { now, mutedUntil }: Pick<ToldBefore, 'now' | 'mutedUntil'>,
): boolean {
  return toldAt !== null && resolvedAt !== null && !isMuted(mutedUntil, now);
}

const isMuted = (until: Date | null, now: Date): boolean => until !== null && until > now;
