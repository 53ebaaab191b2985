import type { Transaction } from '#server/db/client.ts';
import type { NewEarlierReading } from '#server/db/tables/journal/earlier-readings.ts';
import { createEarlierReadingQueries } from './earlier-readings.queries.ts';

/** An earlier reading before it has its dream. */
export type RestoredReading = Omit<NewEarlierReading, 'userId' | 'dreamId'>;

/** Puts earlier readings, oldest first, beside a dream that an import brings back. */
export async function restoreReadings(
  tx: Transaction,
  dream: Pick<NewEarlierReading, 'userId' | 'dreamId'>,
  readings: readonly RestoredReading[],
): Promise<void> {
  await createEarlierReadingQueries(tx).insert(readings.map((reading) => ({ ...reading, ...dream })));
}
