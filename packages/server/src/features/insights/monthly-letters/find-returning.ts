import type { Language } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { DreamAnalyticsRow } from '#server/db/tables/insights/dream-analytics.ts';
import { openSymbols } from '#server/features/symbols/dictionary/open-symbols.ts';
import { personalNumber } from '#server/features/symbols/dictionary/personal-symbol-id.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { dayPlus } from '#server/platform/time/calendar-day.ts';
import { listTallies } from '../dream-analytics/list-tallies.ts';
import { createSymbolNames } from '../dream-analytics/named-symbols.ts';
import { listDreamsWithSymbol } from '../findings/list-dreams-with-symbol.ts';
import { listRecurringDreams } from '../recurring-dreams/list-recurring-dreams.ts';
import { nightsIn, type Returning, timesUntil } from './letter-sentences.ts';

interface FindOptions {
  readonly member: Pick<Member, 'id' | 'timezone' | 'language'>;
  readonly language: Language;
  /** `YYYY-MM`. */
  readonly month: string;
  /** The stored figures of the month. */
  readonly row: Pick<DreamAnalyticsRow, 'topSymbols' | 'periodEnd'>;
  /** Symbols that the letter speaks of already. */
  readonly told: ReadonlySet<string>;
  /** Whether symbols of the member's own are passed over. */
  readonly leavesOutOwn: boolean;
}

/** Groups of what can be met: of an action or a colour nobody can say how it was this time. */
const passedOver: ReadonlySet<string> = new Set([
  'action',
  'condition',
  'feeling',
  'number',
  'colour',
  'time',
]);
/** Dreams of the month that a symbol has to be in. */
const leastDreams = 2;
const yearDays = 365;

/** The surest of the dreams that came back in a month, else the most frequent symbol that was there in the year before. */
export async function findReturning(
  context: Pick<AppContext, 'db' | 'dictionary'>,
  options: FindOptions,
): Promise<Returning | null> {
  return (await findDream(context, options)) ?? (await findSymbol(context, options));
}

const isOwn = (slug: string) => personalNumber(slug) !== undefined;

async function findDream(
  context: Pick<AppContext, 'db' | 'dictionary'>,
  { member, language, month, leavesOutOwn }: FindOptions,
): Promise<Returning | null> {
  const { items } = await listRecurringDreams(context, { member, language });
  for (const dream of items) {
    const nights = nightsIn(dream, month);
    const isLeftOut = leavesOutOwn && dream.shared.some(({ slug }) => isOwn(slug));
    if (dream.isDismissed || nights === 0 || isLeftOut || dream.shared.length === 0) continue;
    return {
      kind: 'dream',
      names: dream.shared.map(({ name }) => name),
      nights,
      times: timesUntil(dream, month),
      since: dream.firstNight.slice(0, 7),
      dreams: dream.dreams.filter(({ night }) => night.startsWith(month)),
    };
  }
  return null;
}

async function findSymbol(
  context: Pick<AppContext, 'db' | 'dictionary'>,
  { member, language, month, row, told, leavesOutOwn }: FindOptions,
): Promise<Returning | null> {
  const first = `${month}-01`;
  const span = { from: dayPlus(first, -yearDays), to: dayPlus(first, -1) };
  const [before, source] = await Promise.all([
    listTallies(context, member.id, span),
    openSymbols(context, member.id),
  ]);
  const known = new Map<string, number>();
  for (const [slug, count] of before.flatMap(({ tally }) => tally.symbols)) {
    known.set(slug, (known.get(slug) ?? 0) + count);
  }
  const nameOf = createSymbolNames(source, language);
  for (const [slug, dreams] of row.topSymbols) {
    const earlier = known.get(slug) ?? 0;
    if (dreams < leastDreams || earlier === 0 || told.has(slug)) continue;
    const named = leavesOutOwn && isOwn(slug) ? undefined : nameOf(slug);
    if (named === undefined || passedOver.has(named.group)) continue;
    const behind = await listDreamsWithSymbol(context, {
      member,
      symbol: slug,
      span: { from: first, to: row.periodEnd },
    });
    return { kind: 'symbol', name: named.name, count: dreams, before: earlier, dreams: behind };
  }
  return null;
}
