import type { ExerciseSession } from '@chitta/contract';
import { shiftDay } from '#web/lib/format/format-night.ts';
import type { DayStep, ExerciseRun } from './exercise-run.ts';

const wordsOf = (steps: readonly DayStep[]) => new Map(steps.map(({ day, words }) => [day, words]));

/**
 * An exercise that was paused, as it is gone on with, wherever it was begun. What was written of its days is only on the
 * device that it was written on: `here`, where that is this one.
 */
export function runOfSession(session: ExerciseSession, here?: ExerciseRun): ExerciseRun {
  const { id, date, duration, days } = session;
  const words = wordsOf(here?.steps ?? []);
  // The day that did not come alone stands among the others; without moments it was never asked for with help.
  const stuck = days.find(({ recall }) => recall !== 'unassisted');
  const wasHelped = stuck?.recall === 'assisted' || (stuck?.moments.length ?? 0) > 0;
  const steps = days
    .filter((day) => day !== stuck || wasHelped)
    .map(({ date: day, recall, moments }) => ({
      day,
      recall,
      words: words.get(day) ?? '',
      moments: moments.map(({ id: momentId, cameBack }) => ({ id: momentId, cameBack })),
    }));
  return {
    id,
    today: date,
    phase: stuck ? 'helped' : 'alone',
    day: shiftDay(steps.at(-1)?.day ?? date, -1),
    stuckAt: stuck?.date ?? null,
    steps,
    words: '',
    spent: duration * 1000,
    since: null,
    shared: 'same',
  };
}

/** Whether both have come equally far. */
export function isSameWay(a: Pick<ExerciseRun, 'steps' | 'phase'>, b: typeof a): boolean {
  const way = ({ steps, phase }: typeof a) => [phase, ...steps.map(({ day, recall }) => day + recall)].join();
  return way(a) === way(b);
}
