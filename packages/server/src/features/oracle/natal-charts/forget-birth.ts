import type { Transaction } from '#server/db/client.ts';
import { createNatalChartsQueries } from './natal-charts.queries.ts';

/**
 * Takes the chart away where a birth is told anew without the Oracle's profile, and with it what no longer holds: where
 * the place was, if another was written down, and which of two moments was meant. The chart is drawn again when it is
 * next looked at.
 */
export async function forgetBirth(
  tx: Transaction,
  userId: number,
  { isPlaceAnother }: { readonly isPlaceAnother: boolean },
): Promise<void> {
  const queries = createNatalChartsQueries(tx);
  await queries.drop(userId);
  await (isPlaceAnother ? queries.dropPlace(userId) : queries.dropChoiceOfMoment(userId));
}
