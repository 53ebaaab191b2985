import type { NatalChart } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { drawChart } from './draw-chart.ts';
import { createNatalChartsQueries } from './natal-charts.queries.ts';

/** The chart of the birth as it stands now, kept and counted; without one, what was kept goes. */
export async function calculateChart(
  tx: Transaction,
  { clock }: Pick<AppContext, 'clock'>,
  userId: number,
): Promise<NatalChart | null> {
  const queries = createNatalChartsQueries(tx);
  await queries.lock(userId);
  const { birth } = await queries.find(userId);
  const chart = drawChart(birth);
  if (chart) await queries.keep(userId, chart, clock.now());
  else await queries.drop(userId);
  return chart;
}
