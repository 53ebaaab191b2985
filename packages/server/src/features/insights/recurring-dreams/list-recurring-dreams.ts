import type { Language, NamedDream, QuotedHeadline, RecurringDream } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { StoredRecurrence } from '#server/db/tables/insights/symbol-skies.ts';
import { openSymbols } from '#server/features/symbols/dictionary/open-symbols.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { findSky } from '../dream-analytics/find-sky.ts';
import { headlinesOf } from '../dream-analytics/headlines-of.ts';
import { isPending } from '../dream-analytics/is-pending.ts';
import { nameDreams } from '../dream-analytics/name-dreams.ts';
import { countedSymbols, createSymbolNames } from '../dream-analytics/named-symbols.ts';
import { createRecurringDreamQueries } from './recurring-dreams.queries.ts';

interface ListOptions {
  readonly member: Pick<Member, 'id' | 'timezone' | 'language'>;
  readonly language: Language | undefined;
}

interface Known {
  readonly names: ReadonlyMap<number, NamedDream>;
  readonly headlines: ReadonlyMap<number, QuotedHeadline>;
  readonly dismissed: ReadonlySet<string>;
  readonly nameOf: ReturnType<typeof createSymbolNames>;
}

/** Dreams that are alike, surest first, those that the member dismissed behind the others. */
export async function listRecurringDreams(
  context: Pick<AppContext, 'db' | 'dictionary'>,
  { member, language }: ListOptions,
): Promise<{ isPending: boolean; items: RecurringDream[] }> {
  const { db } = context;
  const [stored, isWaiting, source, dismissed] = await Promise.all([
    findSky(context, member.id),
    isPending(context, member.id),
    openSymbols(context, member.id),
    createRecurringDreamQueries(db).listDismissed(member.id),
  ]);
  const found = stored?.recurrences ?? [];
  const [names, headlines] = await Promise.all([
    nameDreams(context, { member, ids: found.flatMap(({ dreams }) => dreams) }),
    headlinesOf(
      db,
      member.id,
      found.flatMap(({ theme, dreams }) => (theme === null ? [] : dreams.slice(0, 1))),
    ),
  ]);
  const nameOf = createSymbolNames(source, language ?? member.language ?? 'en');
  const items = found.map((recurrence) => present(recurrence, { names, headlines, dismissed, nameOf }));
  return {
    isPending: isWaiting,
    items: items.sort((a, b) => Number(a.isDismissed) - Number(b.isDismissed)),
  };
}

function present(
  { key, count, first, last, theme, shared, often, expected, dreams }: StoredRecurrence,
  { names, headlines, dismissed, nameOf }: Known,
): RecurringDream {
  const [newest] = dreams;
  return {
    key,
    count,
    firstNight: first,
    lastNight: last,
    theme: theme === null ? null : { key: theme, headline: headlines.get(newest ?? 0) ?? null },
    shared: countedSymbols(
      shared.map((slug) => [slug, count] as const),
      nameOf,
    ),
    often: countedSymbols(often, nameOf),
    expected,
    dreams: dreams.flatMap((id) => names.get(id) ?? []),
    isDismissed: dismissed.has(key),
  };
}
