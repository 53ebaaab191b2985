import { type DreamListItem, type ListDreamsQuery, limits } from '@chitta/contract';
import type { BaseContext } from '#server/context.ts';
import { openSymbols } from '#server/features/symbols/dictionary/open-symbols.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { defaultTimezone, nextDay, startOfDay } from '#server/platform/time/calendar-day.ts';
import { presentDreamListItem } from '../dreams.presenter.ts';
import { decodeDreamCursor, encodeDreamCursor } from './dream-cursor.ts';
import { createJournalQueries, type JournalRange, type JournalRow } from './journal.queries.ts';
import { searchExpression, splitSearchText } from './search-expression.ts';

export interface DreamPage {
  readonly items: DreamListItem[];
  readonly nextCursor: string | null;
}

/** One page of the member's journal, newest first, searched and filtered. */
export async function listDreams(
  context: BaseContext,
  member: Pick<Member, 'id' | 'timezone'>,
  query: ListDreamsQuery,
): Promise<DreamPage> {
  const size = query.limit ?? limits.pageSize.default;
  const rows = await findRows(context, query, {
    ...daysToRange(query, member.timezone ?? defaultTimezone),
    userId: member.id,
    after: query.cursor === undefined ? null : decodeDreamCursor(query.cursor),
    // One more than the page tells whether another page follows.
    count: size + 1,
  });
  const source = await openSymbols(context, member.id);
  const last = rows.length > size ? rows[size - 1] : undefined;
  return {
    items: rows.slice(0, size).map((row) => presentDreamListItem(row, source)),
    nextCursor: last ? encodeDreamCursor(last) : null,
  };
}

async function findRows(
  { db }: BaseContext,
  query: ListDreamsQuery,
  range: JournalRange,
): Promise<JournalRow[]> {
  const journal = createJournalQueries(db);
  const text = query.q?.trim() ?? '';
  const words = splitSearchText(text);
  // Only signs are searched for: no dream is found by them.
  if (text !== '' && words.length === 0) return [];
  const expression = searchExpression(words.length > 0 ? await journal.readWords(words) : [], query);
  if (expression === null) return journal.listNewest(range);
  const search = (await journal.hasSearchIndex()) ? journal.search : journal.searchRowByRow;
  return search(range, expression);
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
