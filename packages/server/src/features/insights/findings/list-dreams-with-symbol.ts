import { limits, type NamedDream } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { defaultTimezone, nextDay, startOfDay } from '#server/platform/time/calendar-day.ts';
import { nameDreams } from '../dream-analytics/name-dreams.ts';
import { createFindingQueries } from './findings.queries.ts';

interface ListOptions {
  readonly member: Pick<Member, 'id' | 'timezone'>;
  readonly symbol: string;
  /** First and last day. */
  readonly span: { readonly from: string; readonly to: string };
}

/** The newest dreams of a stretch of time that hold a symbol. */
export async function listDreamsWithSymbol(
  context: Pick<AppContext, 'db'>,
  { member, symbol, span }: ListOptions,
): Promise<NamedDream[]> {
  const zone = member.timezone ?? defaultTimezone;
  const ids = await createFindingQueries(context.db).listBehind(member.id, {
    kind: 'symbol',
    value: symbol,
    from: startOfDay(span.from, zone),
    until: startOfDay(nextDay(span.to), zone),
    most: limits.findingRule.named,
  });
  const names = await nameDreams(context, { member, ids });
  return ids.flatMap((id) => names.get(id) ?? []);
}
