import { limits } from '@chitta/contract';
import type { ProgrammeRunRow } from '#server/db/tables/programmes/programme-runs.ts';
import { programmeOf } from '#server/platform/dictionary/programmes.ts';
import { dayPlus, daysBetween } from '#server/platform/time/calendar-day.ts';

type Span = Pick<ProgrammeRunRow, 'startedOn' | 'endedOn'>;

/** The day of a run, from 1; an ended one stays at the day of its end, and no clock takes one back before its first. */
export function dayOfRun({ startedOn, endedOn }: Span, today: string): number {
  return Math.max(1, daysBetween(startedOn, endedOn ?? today) + 1);
}

/** The last day on which something can be said of the days of a run: some weeks beyond those of its programme. */
export function lastOpenDay({ name, startedOn }: Pick<ProgrammeRunRow, 'name' | 'startedOn'>): string {
  return dayPlus(startedOn, programmeOf(name).days - 1 + limits.programmeRun.extraDays);
}

/** Days as they are written compare like their texts. */
export const earlier = (a: string, b: string): string => (a < b ? a : b);
