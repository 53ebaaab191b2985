import { type DreamHit, type DreamListItem, type ListDreamsQuery, limits } from '@chitta/contract';
import type { BaseContext } from '#server/context.ts';
import { openSymbols, type SymbolSource } from '#server/features/symbols/dictionary/open-symbols.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { defaultTimezone, nextDay, startOfDay } from '#server/platform/time/calendar-day.ts';
import { presentDreamListItem } from '../dreams.presenter.ts';
import { createSearch } from './create-search.ts';
import { decodeDreamCursor, encodeDreamCursor } from './dream-cursor.ts';
import { createJournalQueries, type JournalRange, type JournalRow } from './journal.queries.ts';
import { splitSearchText } from './search-expression.ts';

export interface DreamPage {
  readonly items: DreamListItem[];
  readonly nextCursor: string | null;
  readonly corrected?: string;
}

/** One page of the member's journal, newest first, searched and filtered. */
export async function listDreams(
  context: BaseContext,
  member: Pick<Member, 'id' | 'timezone'>,
  query: ListDreamsQuery,
): Promise<DreamPage> {
  const size = query.limit ?? limits.pageSize.default;
  const source = await openSymbols(context, member.id);
  const range = {
    ...daysToRange(query, member.timezone ?? defaultTimezone),
    userId: member.id,
    after: query.cursor === undefined ? null : decodeDreamCursor(query.cursor),
    // One more than the page tells whether another page follows.
    count: size + 1,
  };
  const { rows, hits, corrected } = await findRows(context, { source, query, range, size });
  const last = rows.length > size ? rows[size - 1] : undefined;
  return {
    items: rows.slice(0, size).map((row) => {
      const hit = hits.get(row.id);
      return { ...presentDreamListItem(row, source), ...(hit && { hit }) };
    }),
    nextCursor: last ? encodeDreamCursor(last) : null,
    ...(corrected !== undefined && { corrected }),
  };
}

interface FindOptions {
  readonly source: SymbolSource;
  readonly query: ListDreamsQuery;
  readonly range: JournalRange;
  /** Rows that are shown. */
  readonly size: number;
}

interface FoundRows {
  readonly rows: readonly JournalRow[];
  readonly hits: ReadonlyMap<number, DreamHit>;
  readonly corrected?: string;
}

const noHits: ReadonlyMap<number, DreamHit> = new Map();

async function findRows({ db }: BaseContext, options: FindOptions): Promise<FoundRows> {
  const { query } = options;
  const text = query.q?.trim() ?? '';
  const words = splitSearchText(text);
  // Only signs are searched for: no dream is found by them.
  if (text !== '' && words.length === 0) return { rows: [], hits: noHits };
  const journal = createJournalQueries(db);
  const search = createSearch(journal, options);
  if (words.length === 0) return { rows: await search.rows([]), hits: noHits };
  const sought = await search.read(words);
  const rows = await search.rows(sought);
  if (rows.length > 0) return { rows, hits: await search.hits(rows, sought) };
  const meant = await search.correct(words);
  if (meant === null) return { rows: [], hits: noHits };
  const corrected = await search.read(meant);
  const found = await search.rows(corrected);
  if (found.length === 0) return { rows: [], hits: noHits };
  return { rows: found, hits: await search.hits(found, corrected), corrected: meant.join(' ') };
}

const earliestDay = '1900-01-01';
const latestDay = '9000-01-01';

/** Days outside the centuries in which dreams are written would leave the range of dates. */
function clampDay(day: string): string {
  if (day < earliestDay) return earliestDay;
  return day > latestDay ? latestDay : day;
}

function daysToRange({ from, to }: ListDreamsQuery, timezone: string): Pick<JournalRange, 'from' | 'until'> {
  return {
    from: from === undefined ? null : startOfDay(clampDay(from), timezone),
    until: to === undefined ? null : startOfDay(nextDay(clampDay(to)), timezone),
  };
}
