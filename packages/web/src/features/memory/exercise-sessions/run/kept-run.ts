import { dayRecalls } from '@chitta/contract/limits';
import { localKeys, readLocal, removeLocal, writeLocal } from '#web/lib/storage-keys.ts';
import type { ExerciseRun } from './exercise-run.ts';

interface KeptRun {
  readonly memberId: number;
  readonly run: ExerciseRun;
}

const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
const recalls: ReadonlySet<unknown> = new Set(dayRecalls);

function isStep(value: unknown): boolean {
  const { day, recall, words, moments } = (value ?? {}) as Record<string, unknown>;
  return isDay(day) && recalls.has(recall) && typeof words === 'string' && Array.isArray(moments);
}

function isRun(value: unknown): value is ExerciseRun {
  const run = (value ?? {}) as Partial<ExerciseRun>;
  return (
    typeof run.id === 'string' &&
    isDay(run.today) &&
    isDay(run.day) &&
    ['alone', 'helped', 'done'].includes(run.phase ?? '') &&
    typeof run.spent === 'number' &&
    Array.isArray(run.steps) &&
    run.steps.every(isStep)
  );
}

/** The exercise of a member that waits on this device; null: none. It rests, however it was left. */
export function findRun(memberId: number): ExerciseRun | null {
  try {
    const kept = JSON.parse(readLocal(localKeys.memoryExercise) ?? 'null') as KeptRun | null;
    return kept?.memberId === memberId && isRun(kept.run) ? { ...kept.run, since: null } : null;
  } catch {
    return null;
  }
}

export function keepRun(memberId: number, run: ExerciseRun | null): void {
  if (run === null) removeLocal(localKeys.memoryExercise);
  else writeLocal(localKeys.memoryExercise, JSON.stringify({ memberId, run } satisfies KeptRun));
}
