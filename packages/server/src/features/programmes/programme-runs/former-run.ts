import type { limits, ProgrammeDay } from '@chitta/contract';
import type { MeasuredRow } from '#server/db/tables/programmes/programme-runs.ts';
import { programmeOf } from '#server/platform/dictionary/programmes.ts';
import { earlier, lastOpenDay } from './days-of-run.ts';

/** A run as it once was; times as ISO 8601. */
export interface FormerRun {
  readonly name: limits.ProgrammeName;
  readonly state: limits.ProgrammeRunState;
  readonly startedOn: string;
  readonly endedOn: string | null;
  readonly concerns: readonly limits.ProgrammeConcern[];
  readonly question: string;
  readonly writing: string;
  readonly days: readonly ProgrammeDay[];
  readonly measures: readonly MeasuredRow[];
  readonly createdAt: string;
  readonly updatedAt: string;
}

/**
 * Whether a run can have been one of ours: its days are of the programme and in order, each once, and every question of it
 * is answered each time. What a file says of a run decides what is told of it, so that one that is not whole is not taken.
 */
export function isWholeRun(run: FormerRun, today: string): boolean {
  const { name, state, startedOn, endedOn, days, measures } = run;
  const { steps, measures: asked } = programmeOf(name);
  const known = new Set(steps.map(({ id }) => id));
  return (
    (state === 'running') === (endedOn === null) &&
    startedOn <= today &&
    (endedOn === null || (endedOn >= startedOn && endedOn <= earlier(lastOpenDay(run), today))) &&
    areDaysOf(run, days, today) &&
    areDaysOf(run, measures, today) &&
    days.every(({ done }) => done.every((step) => known.has(step))) &&
    measures.length > 0 &&
    measures.every(({ values }) => isSame(asked, Object.keys(values)))
  );
}

/** Answers can come after the last day: the years are bounded by today alone. */
function areDaysOf(
  { startedOn }: FormerRun,
  dated: readonly { readonly date: string }[],
  today: string,
): boolean {
  return dated.every(({ date }, index) => {
    const before = dated[index - 1]?.date;
    return date >= startedOn && date <= today && (before === undefined || before < date);
  });
}

const isSame = (asked: readonly string[], given: readonly string[]) =>
  asked.length === given.length && asked.every((name) => given.includes(name));
