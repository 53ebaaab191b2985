import type { MemoryReminder } from '@chitta/contract';
import type { MemoryReminderKind } from '@chitta/contract/limits';

/** A time and its weekdays while they are being set: also without any. */
export interface TimeRow extends MemoryReminder {
  readonly id: number;
}

export const week: readonly number[] = [1, 2, 3, 4, 5, 6, 7];

const firstTimes: Readonly<Record<MemoryReminderKind, string>> = {
  morning: '07:00',
  evening: '22:00',
  exercise: '18:00',
};

let lastId = 0;

export function toRows(times: readonly MemoryReminder[]): readonly TimeRow[] {
  return times.map((time) => {
    lastId += 1;
    return { ...time, id: lastId };
  });
}

/** What can be kept: a row without a weekday is not. */
export function toTimes(rows: readonly TimeRow[]): MemoryReminder[] {
  return rows
    .filter(({ weekdays }) => weekdays.length > 0)
    .map(({ kind, weekdays, time }) => ({
      kind,
      weekdays: weekdays.toSorted((one, other) => one - other),
      time,
    }));
}

/** Weekdays without a time of this kind. */
export function freeWeekdays(rows: readonly TimeRow[], kind: MemoryReminderKind): number[] {
  const taken = new Set(rows.filter((row) => row.kind === kind).flatMap(({ weekdays }) => weekdays));
  return week.filter((day) => !taken.has(day));
}

/** With one more row for the weekdays that have none. */
export function addRow(rows: readonly TimeRow[], kind: MemoryReminderKind): readonly TimeRow[] {
  const weekdays = freeWeekdays(rows, kind);
  return [...rows, ...toRows([{ kind, weekdays, time: firstTimes[kind] }])];
}

/** Sets or takes a weekday. There is one reminder of a kind a day, so any other row of the kind loses it. */
export function toggleWeekday(rows: readonly TimeRow[], id: number, day: number): readonly TimeRow[] {
  const row = rows.find((each) => each.id === id);
  if (row === undefined) return rows;
  const isSet = row.weekdays.includes(day);
  return rows.map((each) => {
    if (each.kind !== row.kind) return each;
    const others = each.weekdays.filter((weekday) => weekday !== day);
    return { ...each, weekdays: each.id === id && !isSet ? [...others, day] : others };
  });
}

export function setTime(rows: readonly TimeRow[], id: number, time: string): readonly TimeRow[] {
  return rows.map((row) => (row.id === id ? { ...row, time } : row));
}
