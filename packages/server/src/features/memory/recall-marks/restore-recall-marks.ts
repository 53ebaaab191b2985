import type { RecallMark } from '@chitta/contract';
import type { Transaction } from '#server/db/client.ts';
import { createRecallMarkQueries } from './recall-marks.queries.ts';

/** A mark as it once was; times as ISO 8601. */
export interface FormerMark {
  readonly night: string;
  readonly mark: RecallMark;
  readonly markedAt: string;
}

const batchSize = 1000;

/** Marks nights as they once were, but those that have a mark, and gives the nights. */
export async function restoreRecallMarks(
  tx: Transaction,
  userId: number,
  marks: readonly FormerMark[],
): Promise<string[]> {
  const nights: string[] = [];
  for (let from = 0; from < marks.length; from += batchSize) {
    const rows = marks
      .slice(from, from + batchSize)
      .map(({ markedAt, ...mark }) => ({ ...mark, userId, markedAt: new Date(markedAt) }));
    nights.push(...(await createRecallMarkQueries(tx).insertNew(rows)));
  }
  return nights;
}

export function takeOutRecallMarks(
  tx: Transaction,
  userId: number,
  nights: readonly string[],
): Promise<void> {
  return createRecallMarkQueries(tx).removeMany(userId, nights);
}
