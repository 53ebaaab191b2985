import type { Language, SkyLine, SymbolSky } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { StoredSky } from '#server/db/tables/insights/symbol-skies.ts';
import { openSymbols } from '#server/features/symbols/dictionary/open-symbols.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { findSky } from '../dream-analytics/find-sky.ts';
import { isPending } from '../dream-analytics/is-pending.ts';
import { createSymbolNames } from '../dream-analytics/named-symbols.ts';

interface SkyOptions {
  readonly member: Pick<Member, 'id' | 'language'>;
  readonly language: Language | undefined;
}

const noSky: StoredSky = { dreams: 0, step: 'month', steps: [], symbolCount: 0, stars: [], lines: [] };

/** The sky of the member's symbols as it was last drawn. */
export async function showSky(
  context: Pick<AppContext, 'db' | 'dictionary'>,
  { member, language }: SkyOptions,
): Promise<SymbolSky> {
  const [stored, isWaiting, source] = await Promise.all([
    findSky(context, member.id),
    isPending(context, member.id),
    openSymbols(context, member.id),
  ]);
  const { dreams, step, steps, symbolCount, stars, lines } = stored?.sky ?? noSky;
  const nameOf = createSymbolNames(source, language ?? member.language ?? 'en');
  /** Where each star is among those that still have a name. */
  const places = new Map<number, number>();
  const shown = stars.flatMap(([slug, count, firstNight, lastNight, own], place) => {
    const named = nameOf(slug);
    if (named === undefined) return [];
    places.set(place, places.size);
    return { slug, name: named.name, group: named.group, count, firstNight, lastNight, steps: [...own] };
  });
  return {
    isPending: isWaiting,
    dreams,
    step,
    steps: [...steps],
    symbolCount,
    stars: shown,
    lines: lines.flatMap(([a, b, count, first]): SkyLine[] => {
      const [one, other] = [places.get(a), places.get(b)];
      return one === undefined || other === undefined ? [] : [[one, other, count, first]];
    }),
  };
}
