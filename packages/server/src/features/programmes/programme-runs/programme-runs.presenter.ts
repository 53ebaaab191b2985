import { limits, type ProgrammeMeasured, type ProgrammeRun } from '@chitta/contract';
import type { ProgrammeRunRow } from '#server/db/tables/programmes/programme-runs.ts';
import { shareOf } from '#server/features/memory/memory-progress/figures/intervals.ts';
import { programmeOf } from '#server/platform/dictionary/programmes.ts';
import { dayPlus } from '#server/platform/time/calendar-day.ts';
import { dayOfRun, earlier } from './days-of-run.ts';
import { effectsOfRun } from './effects-of-run.ts';
import { needsHelp } from './needs-help.ts';

const week = 7;
type Run = Omit<ProgrammeRunRow, 'userId' | 'careIn'>;

/** `today`: of the member. */
export function presentRun({ userId: _, careIn, ...row }: ProgrammeRunRow, today: string): ProgrammeRun {
  return {
    ...row,
    day: dayOfRun(row, today),
    concerns: [...row.concerns],
    days: [...row.days],
    measures: measuredOf(row),
    measureDueOn: measureDueOn(row),
    effects: effectsOfRun(row),
    answered: answeredOf(row),
    needsHelp: needsHelp(row),
    needsCare: careIn.length > 0,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** The day that is the last of the programme, or that the run ended on, if that was earlier. */
function closingDay({ name, startedOn, endedOn }: Run): string {
  const last = dayPlus(startedOn, programmeOf(name).days - 1);
  return endedOn !== null && endedOn < last ? endedOn : last;
}

function measuredOf(row: Run): ProgrammeMeasured[] {
  const closing = closingDay(row);
  return row.measures.map((measured, index) => ({
    ...measured,
    kind: index === 0 ? 'before' : measured.date >= closing ? 'after' : 'weekly',
  }));
}

/** A week after the last answers, and once when it is over. */
function measureDueOn(row: Run): string | null {
  const closing = closingDay(row);
  const latest = row.measures.at(-1)?.date ?? row.startedOn;
  if (latest >= closing && row.measures.length > 1) return null;
  const next = dayPlus(latest, week);
  return earlier(next, closing);
}

function answeredOf({ name, days }: Run): ProgrammeRun['answered'] {
  if (!programmeOf(name).steps.some(({ asks }) => asks === 'answer')) return null;
  const answers = days.flatMap(({ answer }) => answer ?? []);
  const count = answers.filter((answer) => answer !== 'no').length;
  return shareOf(count, answers.length, limits.programmeSample.nights);
}
