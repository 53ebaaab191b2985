import { limits, type SymbolStory, type SymbolStoryQuery } from '@chitta/contract';
import { z } from 'zod';
import type { AppContext } from '#server/context.ts';
import { fitRates } from '#server/features/journal/follow-ups/fit-rates.ts';
import { openSymbols } from '#server/features/symbols/dictionary/open-symbols.ts';
import { personalNumber } from '#server/features/symbols/dictionary/personal-symbol-id.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import {
  cursorInteger,
  cursorMicros,
  decodeCursor,
  encodeCursor,
} from '#server/platform/http/keyset-cursor.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { dayAt, defaultTimezone } from '#server/platform/time/calendar-day.ts';
import { countedSymbols, createSymbolNames, type NamedSymbol } from '../dream-analytics/named-symbols.ts';
import { type SaidOfSymbol, type StorySide, storyChanges } from './story-changes.ts';
import { createSymbolStoryQueries } from './symbol-stories.queries.ts';

type StoryContext = Pick<AppContext, 'db' | 'dictionary'>;
type NameOf = (slug: string) => NamedSymbol | undefined;

interface TellOptions {
  readonly member: Pick<Member, 'id' | 'timezone' | 'language'>;
  readonly slug: string;
  readonly query: SymbolStoryQuery;
}

/** Symbols that it meets: how many are told; from how many dreams on they have to have met twice. */
const meets = { most: 12, twiceFrom: 6 } as const;

/**
 * A symbol in the member's own dreams. Throws `insights.symbol_not_met` for one that is in none of them, and
 * `requests.invalid` for a cursor that is none.
 */
export async function tellStory(
  context: StoryContext,
  { member, slug, query }: TellOptions,
): Promise<SymbolStory> {
  const queries = createSymbolStoryQueries(context.db);
  const [source, rows, fits] = await Promise.all([
    openSymbols(context, member.id),
    queries.listConditions(member.id, slug),
    fitRates(context.db, member.id),
  ]);
  const nameOf = createSymbolNames(source, query.language ?? member.language ?? 'en');
  const named = nameOf(slug);
  const nightOf = createNightLookup(member.timezone ?? defaultTimezone);
  const said = rows.map(({ createdAt, ...row }) => ({ ...row, night: nightOf(createdAt) }));
  const [first, last] = [said[0], said.at(-1)];
  assertThat(named && first && last, 'insights.symbol_not_met');
  const [own, met, occurrences] = await Promise.all([
    findOwn(context, member.id, slug),
    queries.listMeets(member.id, {
      symbol: slug,
      least: rows.length >= meets.twiceFrom ? 2 : 1,
      most: 2 * meets.most,
    }),
    listOccurrences(context, { member, slug, query, nightOf }),
  ]);
  const together = new Map(met.map((row) => [row.slug, row.together]));
  const counts = met.map((row) => [row.slug, row.count] as const);
  return {
    slug,
    kind: named.kind,
    name: named.name,
    group: named.group,
    count: rows.length,
    firstNight: first.night,
    lastNight: last.night,
    meaning: own === null ? named.meaning : '',
    own,
    conditions: conditionsOf(said, nameOf),
    actors: actorsOf(said),
    changes: storyChanges(said).map(({ before, after, ...turn }) => ({
      ...turn,
      before: nameSide(before, nameOf),
      after: nameSide(after, nameOf),
    })),
    fit: fitOf(fits[slug]),
    meets: countedSymbols(counts, nameOf)
      .slice(0, meets.most)
      .map((symbol) => ({ ...symbol, together: together.get(symbol.slug) ?? 0 })),
    occurrences,
  };
}

/** With too few answers nothing is said. */
function fitOf(fit: SymbolStory['fit'] | undefined): SymbolStory['fit'] {
  return fit && fit.answered >= limits.fitAnswers ? fit : null;
}

/** Telling the night of a time takes some microseconds, and dreams share nights. */
function createNightLookup(zone: string): (time: Date) => string {
  const nights = new Map<number, string>();
  return (time) => {
    const night = nights.get(time.getTime()) ?? dayAt(time, zone);
    nights.set(time.getTime(), night);
    return night;
  };
}

async function findOwn({ db }: StoryContext, userId: number, slug: string): Promise<SymbolStory['own']> {
  const id = personalNumber(slug);
  if (id === undefined || !cursorInteger.safeParse(id).success) return null;
  return (await createSymbolStoryQueries(db).findOwn(userId, id)) ?? null;
}

function conditionsOf(said: readonly SaidOfSymbol[], nameOf: NameOf): SymbolStory['conditions'] {
  const told = said.filter(({ condition }) => condition !== null);
  return [...Map.groupBy(told, ({ condition }) => condition as string)]
    .map(([slug, group]) => ({
      slug,
      name: nameOf(slug)?.name ?? slug,
      count: group.length,
      firstNight: group[0]?.night ?? '',
      lastNight: group.at(-1)?.night ?? '',
    }))
    .sort((a, b) => b.count - a.count || (a.lastNight < b.lastNight ? 1 : -1));
}

function actorsOf(said: readonly SaidOfSymbol[]): SymbolStory['actors'] {
  const of = (actor: SaidOfSymbol['actor']) => said.filter((dream) => dream.actor === actor).length;
  return { dreamer: of('dreamer'), other: of('other'), unknown: of(null) };
}

function nameSide(side: StorySide, nameOf: NameOf) {
  return { ...side, name: nameOf(side.value)?.name ?? null };
}

interface PageOptions extends TellOptions {
  readonly nightOf: (time: Date) => string;
}

async function listOccurrences(
  { db }: StoryContext,
  { member, slug, query, nightOf }: PageOptions,
): Promise<SymbolStory['occurrences']> {
  const limit = query.limit ?? limits.pageSize.default;
  const place =
    query.cursor === undefined ? null : decodeCursor(query.cursor, z.tuple([cursorMicros, cursorInteger]));
  const rows = await createSymbolStoryQueries(db).listPage(member.id, {
    symbol: slug,
    after: place && { micros: place[0], dreamId: place[1] },
    limit: limit + 1,
  });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map((row) => ({
      dreamId: row.dreamId,
      title: row.title,
      language: row.language,
      night: nightOf(row.createdAt),
      condition:
        row.conditionSymbol === null ? null : { slug: row.conditionSymbol, text: row.conditionText ?? '' },
      actor: row.actor,
      reading: row.reading,
      fit: row.isMisfit ? 'no' : row.verdict,
    })),
    nextCursor: rows.length > limit && last ? encodeCursor([last.micros, last.dreamId]) : null,
  };
}
