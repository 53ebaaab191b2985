import type { ChartBody, ZodiacSign } from '@chitta/contract';
import type { ChartPlace } from '@chitta/interpretation/oracle';
import type { AppContext } from '#server/context.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { readNatalChart } from '../../natal-charts/read-natal-chart.ts';

/** Where the bodies of the member's chart stand; null without a chart. */
export async function chartPlaces(
  context: AppContext,
  member: Pick<Member, 'id'>,
): Promise<ChartPlace<ChartBody, ZodiacSign>[] | null> {
  const { chart } = await readNatalChart(context, member);
  return chart === null ? null : chart.bodies.map(({ body, sign, house }) => ({ body, sign, house }));
}
