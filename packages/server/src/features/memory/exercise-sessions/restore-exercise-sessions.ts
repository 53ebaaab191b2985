import type { ExercisedDay } from '@chitta/contract';
import type { Transaction } from '#server/db/client.ts';
import type { ExerciseSessionRow } from '#server/db/tables/memory/memory-exercise-sessions.ts';
import { createRandomId } from '#server/platform/crypto/random-id.ts';
import { createExerciseSessionQueries } from './exercise-sessions.queries.ts';

/** An exercise as it once was; times as ISO 8601. */
export interface FormerSession {
  readonly date: string;
  readonly duration: number;
  readonly assistedDays: number;
  readonly unassistedDays: number;
  readonly completedAt: string | null;
  readonly days: readonly ExercisedDay[];
  readonly createdAt: string;
  readonly updatedAt: string;
}

interface RestoreOptions {
  readonly userId: number;
  readonly sessions: readonly FormerSession[];
  /** Which moment is there for each that days name. */
  readonly momentIds: ReadonlyMap<string, string>;
}

const keyOf = ({ date, createdAt }: Pick<ExerciseSessionRow, 'date' | 'createdAt'>) =>
  `${date} ${createdAt.getTime()}`;

/** Writes exercises as they once were, but those that are there already, and gives their ids. */
export async function restoreExerciseSessions(
  tx: Transaction,
  { userId, sessions, momentIds }: RestoreOptions,
): Promise<string[]> {
  const queries = createExerciseSessionQueries(tx);
  const there = new Set((await queries.listKeys(userId)).map(keyOf));
  const ids: string[] = [];
  for (const { completedAt, createdAt, updatedAt, days, ...session } of sessions) {
    const row: ExerciseSessionRow = {
      ...session,
      userId,
      id: createRandomId(),
      completedAt: completedAt === null ? null : new Date(completedAt),
      days: days.map((day) => ({ ...day, moments: day.moments.map((moment) => renamed(moment, momentIds)) })),
      createdAt: new Date(createdAt),
      updatedAt: new Date(updatedAt),
    };
    if (there.has(keyOf(row))) continue;
    there.add(keyOf(row));
    await queries.insert(row);
    ids.push(row.id);
  }
  return ids;
}

/** A moment that is not there any more keeps an id that leads nowhere. */
function renamed(moment: ExercisedDay['moments'][number], ids: ReadonlyMap<string, string>) {
  return { ...moment, id: ids.get(moment.id) ?? moment.id };
}

export function takeOutExerciseSessions(
  tx: Transaction,
  userId: number,
  ids: readonly string[],
): Promise<void> {
  return createExerciseSessionQueries(tx).deleteMany(userId, ids);
}
