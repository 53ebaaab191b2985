import { limits, type ProgrammeEffect } from '@chitta/contract';
import type { MeasuredRow, ProgrammeRunRow } from '#server/db/tables/programmes/programme-runs.ts';
import { differenceOfShares } from '#server/features/memory/memory-progress/figures/intervals.ts';
import { programmeOf } from '#server/platform/dictionary/programmes.ts';
import { daysBetween } from '#server/platform/time/calendar-day.ts';

const week = 7;

/** What became of each measure of a run since the answers of before. */
export function effectsOfRun({
  name,
  measures,
}: Pick<ProgrammeRunRow, 'name' | 'measures'>): ProgrammeEffect[] {
  const [before, ...since] = measures;
  if (before === undefined) return [];
  const weeks = apart(before, since);
  return programmeOf(name).measures.map((measure) =>
    isNights(measure) ? ofNights(measure, before, weeks) : ofSteps(measure, before, since),
  );
}

const isNights = (measure: limits.ProgrammeMeasure): measure is limits.NightMeasure =>
  (limits.nightMeasures as readonly string[]).includes(measure);

/**
 * Answers about the last seven nights that share no night with one another, nor with those of before: from the latest
 * back, so that what is told is as late as can be.
 */
function apart(before: MeasuredRow, since: readonly MeasuredRow[]): MeasuredRow[] {
  const kept: MeasuredRow[] = [];
  for (const measured of since.toReversed()) {
    const next = kept.at(-1);
    const isClear = next === undefined || daysBetween(measured.date, next.date) >= week;
    if (isClear && daysBetween(before.date, measured.date) >= week) kept.push(measured);
  }
  return kept;
}

function ofNights(
  measure: limits.NightMeasure,
  before: MeasuredRow,
  weeks: readonly MeasuredRow[],
): ProgrammeEffect {
  const first = before.values[measure] ?? 0;
  const nights = weeks.reduce((sum, { values }) => sum + (values[measure] ?? 0), 0);
  const change = differenceOfShares(
    { n: week * weeks.length, count: nights },
    { n: week, count: first },
    limits.programmeSample.nights,
  );
  return {
    measure,
    before: first,
    since: weeks.length === 0 ? null : Math.round((nights / weeks.length) * 10) / 10,
    answers: weeks.length,
    change,
    verdict: change && verdictOf(change),
  };
}

function verdictOf({ low, high }: { low: number; high: number }): ProgrammeEffect['verdict'] {
  if (high < 0) return 'less';
  return low > 0 ? 'more' : 'cannot_tell';
}

/** Single answers on a scale have no interval: both are told, and nothing is concluded. */
function ofSteps(
  measure: limits.ProgrammeMeasure,
  before: MeasuredRow,
  since: readonly MeasuredRow[],
): ProgrammeEffect {
  return {
    measure,
    before: before.values[measure] ?? 0,
    since: since.at(-1)?.values[measure] ?? null,
    answers: since.length,
    change: null,
    verdict: null,
  };
}
