import { type DreamFigure, type DreamFigures, type Language, limits } from '@chitta/contract';
import { symbolTexts } from '@chitta/interpretation';
import type { BaseContext } from '#server/context.ts';
import { openSymbols, type SymbolSource } from '#server/features/symbols/dictionary/open-symbols.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { dayAt, defaultTimezone } from '#server/platform/time/calendar-day.ts';
import { createFacetQueries } from '../counters/facets.queries.ts';
import { createFigureQueries, type FigureTimes } from './figures.queries.ts';

/** Symbols that are looked through, and how many of each sort are shown. */
const lookedThrough = 2000;
const mostFigures = 60;
const shown = { times: 120, said: 3 } as const;

const groups: Readonly<Record<keyof DreamFigures, readonly string[]>> = {
  people: ['person', 'being'],
  places: ['place', 'building'],
};

interface NamedSymbol extends Pick<DreamFigure, 'id' | 'name' | 'group' | 'count'> {}

/** The people and places that come back in the member's dreams, from counters that each change of the journal keeps. */
export async function listFigures(
  context: BaseContext,
  { member }: { readonly member: Pick<Member, 'id' | 'timezone'> },
): Promise<DreamFigures> {
  const queries = createFigureQueries(context.db);
  const [symbols, facets, source] = await Promise.all([
    queries.listSymbols(member.id, lookedThrough),
    createFacetQueries(context.db).list(member.id),
    openSymbols(context, member.id),
  ]);
  const main = facets.find(({ kind }) => kind === 'language')?.value;
  const languages = [...limits.languages].sort((a, b) => Number(b === main) - Number(a === main));
  const named = symbols.flatMap((symbol) => namedSymbol(source, languages, symbol) ?? []);
  const ofSort = (sort: keyof DreamFigures) =>
    named.filter(({ group }) => groups[sort].includes(group)).slice(0, mostFigures);
  const [people, places] = [ofSort('people'), ofSort('places')];
  const asked = [...people, ...places].map(({ id }) => id);
  const times = new Map(
    (await queries.readTimes(member.id, asked, shown)).map((row) => [row.symbol, row] as const),
  );
  const zone = member.timezone ?? defaultTimezone;
  const present = (symbol: NamedSymbol) => presentFigure(symbol, times.get(symbol.id), zone) ?? [];
  return { people: people.flatMap(present), places: places.flatMap(present) };
}

function namedSymbol(
  source: SymbolSource,
  languages: readonly Language[],
  { id, count }: { readonly id: string; readonly count: number },
): NamedSymbol | undefined {
  for (const language of languages) {
    const texts = symbolTexts(source, language, id);
    // A class of words is a kind, and nobody in particular.
    if (texts !== undefined)
      return texts.kind === 'class' ? undefined : { id, count, name: texts.name, group: texts.group };
  }
  return undefined;
}

function presentFigure(
  symbol: NamedSymbol,
  row: FigureTimes | undefined,
  zone: string,
): DreamFigure | undefined {
  const [first, last] = [row?.first, row?.times.at(-1)];
  if (!row || !first || !last) return undefined;
  const nightOf = (time: string) => dayAt(new Date(time), zone);
  return {
    ...symbol,
    firstNight: nightOf(first),
    lastNight: nightOf(last),
    nights: [...new Set(row.times.map(nightOf))],
    said: [...row.said],
  };
}
