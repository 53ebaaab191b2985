import { type InsightsPreview, type Language, limits } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { openSymbols } from '#server/features/symbols/dictionary/open-symbols.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { isPending } from './is-pending.ts';
import { countedSymbols, createSymbolNames } from './named-symbols.ts';
import { createStoredPeriodQueries } from './stored-periods.queries.ts';

interface PreviewOptions {
  readonly member: Pick<Member, 'id' | 'language'>;
  readonly language: Language | undefined;
}

/** What insights would show of the member's own journal, from what is counted of it. */
export async function showPreview(
  context: Pick<AppContext, 'db' | 'dictionary'>,
  { member, language }: PreviewOptions,
): Promise<InsightsPreview> {
  const queries = createStoredPeriodQueries(context.db);
  const [whole, sky, isWaiting, source] = await Promise.all([
    queries.findWhole(member.id),
    queries.findSky(member.id),
    isPending(context, member.id),
    openSymbols(context, member.id),
  ]);
  const nameOf = createSymbolNames(source, language ?? member.language ?? 'en');
  const { told = 0, chosenTold = 0 } = whole?.emotionalTrends ?? {};
  return {
    isPending: isWaiting,
    dreams: whole?.dreamCount ?? 0,
    nights: whole?.figures.nights ?? 0,
    firstNight: whole?.periodStart ?? null,
    lastNight: whole?.periodEnd ?? null,
    symbols: sky?.sky.symbolCount ?? 0,
    meetings: sky?.sky.lines.length ?? 0,
    topSymbols: countedSymbols(whole?.topSymbols ?? [], nameOf).slice(0, limits.insightsShown.previewSymbols),
    stories: sky?.sky.stars.filter(([, count]) => count > 1).length ?? 0,
    feelings: Math.max(told, chosenTold),
    recurring: sky?.recurrences.length ?? 0,
  };
}
