import { type NatalChart, natalChart } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import type { Birth } from './birth.ts';
import { calculateChart } from './calculate-chart.ts';
import { createNatalChartsQueries } from './natal-charts.queries.ts';

export interface NatalChartFound {
  readonly chart: NatalChart | null;
  readonly calculatedAt: Date | null;
  readonly missing: ('birthDate' | 'birthPlace' | 'birthTime')[];
}

/** The member's chart as it is kept; drawn now where a birth is known and none is kept, or one of an earlier form. */
export async function readNatalChart(
  context: Pick<AppContext, 'db' | 'clock'>,
  { id }: Pick<Member, 'id'>,
): Promise<NatalChartFound> {
  const { birth, chart: kept, calculatedAt } = await createNatalChartsQueries(context.db).find(id);
  const missing = missingOf(birth);
  if (missing.length > 0) return { chart: null, calculatedAt: null, missing };
  const current = natalChart.safeParse(kept);
  if (current.success) return { chart: current.data, calculatedAt, missing: [] };
  return inTransaction(context.db, async (tx) => {
    const chart = await calculateChart(tx, context, id);
    const now = await createNatalChartsQueries(tx).find(id);
    if (chart) return { chart, calculatedAt: now.calculatedAt, missing: [] };
    const left = missingOf(now.birth);
    // All is there, so what is wrong is the time.
    return { chart: null, calculatedAt: null, missing: left.length > 0 ? left : ['birthTime'] };
  });
}

function missingOf({ date, place }: Birth): NatalChartFound['missing'] {
  return [
    ...(date === null ? (['birthDate'] as const) : []),
    ...(place === null ? (['birthPlace'] as const) : []),
  ];
}
