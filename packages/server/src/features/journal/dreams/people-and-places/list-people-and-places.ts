import { type Language, limits, type PeopleAndPlaces, type PersonOrPlace } from '@chitta/contract';
import { isManner, symbolTexts } from '@chitta/interpretation';
import type { BaseContext } from '#server/context.ts';
import { openSymbols, type SymbolSource } from '#server/features/symbols/dictionary/open-symbols.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { dayAt, defaultTimezone } from '#server/platform/time/calendar-day.ts';
import { createFacetQueries } from '../counters/facets.queries.ts';
import { createPeopleAndPlacesQueries, type PresenceTimes } from './people-and-places.queries.ts';

/** Symbols that are looked through, and how many of each sort are shown. */
const lookedThrough = 2000;
const mostOfSort = 60;
const shown = { times: 120, said: 3 } as const;
/** Of what was said, before what is in another language or tells how something was done is left out. */
const saidLookedAt = 16;

const groups: Readonly<Record<keyof PeopleAndPlaces, readonly string[]>> = {
  people: ['person', 'being'],
  places: ['place', 'building'],
};

interface NamedSymbol extends Pick<PersonOrPlace, 'id' | 'name' | 'group' | 'count'> {}

/** The people and places that come back in the member's dreams, from counters that each change of the journal keeps. */
export async function listPeopleAndPlaces(
  context: BaseContext,
  { member }: { readonly member: Pick<Member, 'id' | 'timezone'> },
): Promise<PeopleAndPlaces> {
  const queries = createPeopleAndPlacesQueries(context.db);
  const [symbols, facets, source] = await Promise.all([
    queries.listSymbols(member.id, lookedThrough),
    createFacetQueries(context.db).list(member.id),
    openSymbols(context, member.id),
  ]);
  const main = facets.find(({ kind }) => kind === 'language')?.value;
  const languages = [...limits.languages].sort((a, b) => Number(b === main) - Number(a === main));
  const named = symbols.flatMap((symbol) => namedSymbol(source, languages, symbol) ?? []);
  const ofSort = (sort: keyof PeopleAndPlaces) =>
    named.filter(({ group }) => groups[sort].includes(group)).slice(0, mostOfSort);
  const [people, places] = [ofSort('people'), ofSort('places')];
  const asked = [...people, ...places].map(({ id }) => id);
  const times = new Map(
    (await queries.readTimes(member.id, asked, { times: shown.times, said: saidLookedAt })).map(
      (row) => [row.symbol, row] as const,
    ),
  );
  const zone = member.timezone ?? defaultTimezone;
  const present = (symbol: NamedSymbol) => presentOne(symbol, times.get(symbol.id), { zone, main }) ?? [];
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

function presentOne(
  symbol: NamedSymbol,
  row: PresenceTimes | undefined,
  { zone, main }: { readonly zone: string; readonly main: string | undefined },
): PersonOrPlace | undefined {
  const [first, last] = [row?.first, row?.times.at(-1)];
  if (!row || !first || !last) return undefined;
  const nightOf = (time: string) => dayAt(new Date(time), zone);
  return {
    ...symbol,
    firstNight: nightOf(first),
    lastNight: nightOf(last),
    nights: [...new Set(row.times.map(nightOf))],
    // Most dreams are in one language, and the name is too: words of another would stand beside it untranslated.
    said: row.said
      .filter(({ words, language }) => language === (main ?? language) && !isManner(words, language))
      .slice(0, shown.said),
  };
}
