import type { DreamNight, DreamYear } from '@chitta/contract';
import type { BaseContext } from '#server/context.ts';
import { openSymbols, type SymbolSource } from '#server/features/symbols/dictionary/open-symbols.ts';
import { proposalOf } from '#server/features/symbols/dictionary/propose-title.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { dayAt, defaultTimezone, startOfDay } from '#server/platform/time/calendar-day.ts';
import { createJournalQueries } from '../search/journal.queries.ts';
import { createNightQueries } from './nights.queries.ts';

/** More dreams than anybody writes in a year; beyond them the earliest are left out. */
const mostDreams = 4000;
/** Dreams of one night that are named. */
const namedPerNight = 3;

type NightRow = Awaited<ReturnType<ReturnType<typeof createNightQueries>['listDreams']>>[number];

interface NightsQuery {
  readonly member: Pick<Member, 'id' | 'timezone'>;
  readonly year: number;
}

/** The nights of one year of the member's own calendar that have dreams, oldest first. */
export async function listNights(context: BaseContext, { member, year }: NightsQuery): Promise<DreamYear> {
  const { db } = context;
  const zone = member.timezone ?? defaultTimezone;
  const queries = createNightQueries(db);
  const from = startOfDay(`${year}-01-01`, zone);
  const until = startOfDay(`${year + 1}-01-01`, zone);
  const [rows, first, last, source] = await Promise.all([
    queries.listDreams(member.id, { from, until, count: mostDreams }),
    createJournalQueries(db).findFirstTime(member.id),
    queries.findLastTime(member.id),
    openSymbols(context, member.id),
  ]);
  const nights = Map.groupBy(rows, ({ createdAt }) => dayAt(createdAt, zone));
  return {
    year,
    nights: [...nights].map(([night, dreams]) => presentNight(night, dreams, source)),
    firstYear: yearOf(first, zone),
    lastYear: yearOf(last, zone),
  };
}

function yearOf(at: Date | null, zone: string): number | null {
  return at && Number(dayAt(at, zone).slice(0, 4));
}

function presentNight(night: string, dreams: readonly NightRow[], source: SymbolSource): DreamNight {
  const sum = (value: (dream: NightRow) => number) =>
    dreams.reduce((total, dream) => total + value(dream), 0);
  return {
    night,
    dreams: dreams.slice(0, namedPerNight).map(({ id, title, language, titled: content, marks }) => ({
      id,
      title,
      ...proposalOf({ title, language, content, marks: marks ?? [] }, source),
      language,
    })),
    count: dreams.length,
    length: sum(({ length }) => length),
    category: dreams.find(({ category }) => category !== null)?.category ?? null,
    returning: Math.max(...dreams.map(({ returning }) => returning)),
  };
}
