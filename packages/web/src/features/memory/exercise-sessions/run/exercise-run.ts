import type { DayRecall, NewExerciseSessionRequest } from '@chitta/contract';
import { exercise } from '@chitta/contract/limits';
import { shiftDay } from '#web/lib/format/format-night.ts';
import { isSessionId } from './session-id.ts';

/** A moment that was shown as help, and whether it came back. */
export interface ShownMoment {
  readonly id: string;
  readonly cameBack: boolean;
}

export interface DayStep {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly recall: DayRecall;
  /** What was written of it; often nothing. Stays on this device. */
  readonly words: string;
  readonly moments: readonly ShownMoment[];
}

/** An exercise from its first day back to its end. Times are epoch milliseconds. */
export interface ExerciseRun {
  /** The same for every attempt to keep it. */
  readonly id: string;
  /** The day it began on: the first day asked for is the one before. */
  readonly today: string;
  readonly phase: 'alone' | 'helped' | 'done';
  /** The day that is asked for; with help, the latest that can be. */
  readonly day: string;
  /** The day that did not come alone; null while each does. */
  readonly stuckAt: string | null;
  readonly steps: readonly DayStep[];
  /** What is being written of the day. */
  readonly words: string;
  /** Milliseconds spent at it until `since`. */
  readonly spent: number;
  /** Since when it goes on; null while it rests. */
  readonly since: number | null;
  /** The server knows of it, as it stands or as it stood; missing: it is on this device alone. */
  readonly shared?: 'same' | 'changed';
}

interface Beginning {
  readonly id: string;
  readonly today: string;
  readonly now: number;
}

export function beginRun({ id, today, now }: Beginning): ExerciseRun {
  const first = { day: shiftDay(today, -1), stuckAt: null, steps: [], words: '' };
  return { id, today, phase: 'alone', ...first, spent: 0, since: now };
}

/** The earliest day that an exercise of this day asks for. */
export function earliestDay(today: string): string {
  return shiftDay(today, 1 - exercise.days);
}

/** What is done, and when; `help` is the day whose moments were shown, with them. */
export type RunAct =
  | { readonly act: 'write'; readonly words: string }
  | {
      readonly act: 'remembered' | 'nothing';
      readonly now: number;
      readonly help?: { readonly day: string; readonly moments: readonly ShownMoment[] };
    }
  | { readonly act: 'back' | 'rest' | 'resume' | 'end'; readonly now: number };

type Answer = Extract<RunAct, { readonly act: 'remembered' | 'nothing' }>;

const rest = (run: ExerciseRun, now: number): ExerciseRun =>
  run.since === null ? run : { ...run, spent: run.spent + Math.max(0, now - run.since), since: null };

const end = (run: ExerciseRun, now: number): ExerciseRun => ({ ...rest(run, now), phase: 'done', words: '' });

/** Adds a day that was answered, and asks for the one before. */
function goBack(run: ExerciseRun, step: Omit<DayStep, 'words'>, now: number): ExerciseRun {
  const steps = [...run.steps, { ...step, words: run.words.trim() }];
  const next = { ...run, steps, day: shiftDay(step.day, -1), words: '' };
  return next.day < earliestDay(run.today) ? end(next, now) : next;
}

function answer(run: ExerciseRun, { act, now, help }: Answer): ExerciseRun {
  if (run.phase === 'done') return run;
  if (run.phase === 'helped') {
    if (!help) return end(run, now);
    return goBack(run, { ...help, recall: act === 'remembered' ? 'assisted' : 'missed' }, now);
  }
  if (act === 'remembered') return goBack(run, { day: run.day, recall: 'unassisted', moments: [] }, now);
  // The day that did not come alone is the first that is asked for with help.
  return { ...run, phase: 'helped', stuckAt: run.day, words: '' };
}

/** Takes the last answer back: its day is asked for again, with what was written of it. */
function takeBack(run: ExerciseRun): ExerciseRun {
  const last = run.steps.at(-1);
  const wasHelped = last !== undefined && last.recall !== 'unassisted';
  // Nothing was answered with help yet: the day that did not come is asked for alone once more.
  if (run.stuckAt !== null && !wasHelped) return { ...run, phase: 'alone', day: run.stuckAt, stuckAt: null };
  if (!last) return run;
  return { ...run, day: last.day, words: last.words, steps: run.steps.slice(0, -1) };
}

/** The run after something was done. */
export function nextRun(run: ExerciseRun, action: RunAct): ExerciseRun {
  const next = step(run, action);
  const isChanged = next.steps !== run.steps || next.phase !== run.phase;
  return isChanged && run.shared ? { ...next, shared: 'changed' } : next;
}

function step(run: ExerciseRun, action: RunAct): ExerciseRun {
  switch (action.act) {
    case 'write':
      return { ...run, words: action.words };
    case 'rest':
      return rest(run, action.now);
    case 'resume':
      return run.since === null && run.phase !== 'done' ? { ...run, since: action.now } : run;
    case 'back':
      return takeBack(run);
    case 'end':
      return end(run, action.now);
    default:
      return answer(run, action);
  }
}

/** Days that came back in this way. */
export function countOf({ steps }: Pick<ExerciseRun, 'steps'>, recall: DayRecall): number {
  return steps.filter((step) => step.recall === recall).length;
}

/** Every day that was answered, from the latest back; the one that did not come alone was missed unless help brought it. */
function daysOf({ steps, stuckAt }: ExerciseRun): readonly Pick<DayStep, 'day' | 'recall' | 'moments'>[] {
  if (stuckAt === null || steps.some(({ day }) => day === stuckAt)) return steps;
  const missed = { day: stuckAt, recall: 'missed', moments: [] } as const;
  return [...steps, missed].sort((a, b) => b.day.localeCompare(a.day));
}

/** As the server takes it, ended at `completedAt` or paused: what was written of the days stays here. */
export function sessionOf(run: ExerciseRun, completedAt: number | null): NewExerciseSessionRequest {
  return {
    ...(isSessionId(run.id) && { id: run.id }),
    date: run.today,
    duration: Math.min(exercise.seconds, Math.round(run.spent / 1000)),
    unassistedDays: countOf(run, 'unassisted'),
    assistedDays: countOf(run, 'assisted'),
    completedAt: completedAt === null ? null : new Date(completedAt).toISOString(),
    days: daysOf(run).map(({ day, recall, moments }) => ({
      date: day,
      recall,
      moments: moments.map((each) => ({ ...each })),
    })),
  };
}
