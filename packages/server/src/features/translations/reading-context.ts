import type { KnownReadingContext, ReadWith } from '@chitta/contract';
import type { PastOccurrence } from '@chitta/interpretation';
import type { AppContext } from '#server/context.ts';
import { dayAt, defaultTimezone } from '#server/platform/calendar-day.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { fitRates } from '../follow-ups/fit-rates.ts';
import type { RecognisedDream } from './read-dream.ts';
import {
  createReadingContextQueries,
  type HistoryRange,
  type OccurrenceRow,
} from './reading-context.queries.ts';
import { groupMentions, presentSymbolIds } from './recognised-symbols.ts';

/** Bytes of the context of a whole journal, as JSON. */
const mostBytes = 300_000;
/** Bytes of the shortest occurrence. */
const leastBytes = 36;

/** The member as far as a context is made of them. */
export type Dreamer = Pick<Member, 'id' | 'timezone' | 'address' | 'createdAt'>;

/** What a reading made at `time` is made with. A kept dream is read with the time at which it was written. */
export function readWithAt({ timezone }: Pick<Dreamer, 'timezone'>, time: Date): ReadWith {
  return { date: dayAt(time, timezone ?? defaultTimezone), knownUntil: time.toISOString() };
}

/**
 * What is known of the dreamer beside one dream: the member's earlier dreams with the same symbols, how often readings
 * of these fitted, and the address. Only dreams that are in the journal count, and none kept after
 * `readWith.knownUntil`.
 */
export async function readContext(
  { db }: Pick<AppContext, 'db'>,
  dreamer: Dreamer,
  {
    symbols,
    readWith,
    exceptDream,
  }: {
    readonly symbols: readonly string[];
    readonly readWith: ReadWith;
    readonly exceptDream?: number;
  },
): Promise<KnownReadingContext> {
  const range = rangeOf(dreamer, readWith, exceptDream);
  const [rows, fits] = await Promise.all([
    createReadingContextQueries(db).findOccurrences([...new Set(symbols)], range),
    fitRates(db, dreamer.id),
  ]);
  const asked = new Set(symbols);
  const own = Object.entries(fits).filter(([symbol]) => asked.has(symbol));
  return contextOf(dreamer, readWith, { past: pastOf(rows, dreamer), fits: Object.fromEntries(own) });
}

/**
 * What is known of the dreamer for all symbols of the journal, so that a device can read alone. Where all of it would
 * be too much, each symbol keeps its newest occurrences.
 */
export async function readWholeContext(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  dreamer: Dreamer,
): Promise<KnownReadingContext> {
  const queries = createReadingContextQueries(db);
  // The time of the newest dream instead of now: the answer stays the same until something in it changes.
  const knownUntil = (await queries.findNewest(dreamer.id)) ?? dreamer.createdAt;
  const readWith = {
    date: readWithAt(dreamer, clock.now()).date,
    knownUntil: knownUntil.toISOString(),
  };
  const [rows, fits] = await Promise.all([
    queries.listOccurrences(rangeOf(dreamer, readWith), Math.ceil(mostBytes / leastBytes)),
    fitRates(db, dreamer.id),
  ]);
  const room = mostBytes - JSON.stringify(fits).length;
  return contextOf(dreamer, readWith, { past: pastOf(rows, dreamer, room), fits });
}

/** A recognised dream together with what is known of its dreamer. */
export async function withContext(
  context: Pick<AppContext, 'db'>,
  dreamer: Dreamer,
  dream: RecognisedDream,
  readWith: ReadWith,
): Promise<RecognisedDream> {
  const symbols = presentSymbolIds(groupMentions(dream.mentions));
  return { ...dream, context: await readContext(context, dreamer, { symbols, readWith }) };
}

function rangeOf({ id }: Dreamer, { knownUntil }: ReadWith, exceptDream?: number): HistoryRange {
  // Times on the wire end at the millisecond, those of old dreams at the microsecond.
  return { userId: id, before: new Date(Date.parse(knownUntil) + 1), exceptDream };
}

function contextOf(
  { address }: Dreamer,
  { date, knownUntil }: ReadWith,
  known: Pick<KnownReadingContext, 'past' | 'fits'>,
): KnownReadingContext {
  return { date, knownUntil, ...known, ...(address && { address }) };
}

type Past = Record<string, PastOccurrence[]>;

/** By symbol, oldest first. Rows come newest first; those beyond `room` bytes of JSON are left out. */
function pastOf(
  rows: readonly OccurrenceRow[],
  { timezone }: Dreamer,
  room = Number.POSITIVE_INFINITY,
): Past {
  const dayOf = createDayLookup(timezone ?? defaultTimezone);
  const past = new Map<string, PastOccurrence[]>();
  let left = room;
  for (const row of rows) {
    const occurrence = occurrenceOf(row, dayOf(row.createdAt));
    const known = past.get(row.symbol) ?? [];
    left -=
      Buffer.byteLength(JSON.stringify(occurrence)) + 1 + (known.length > 0 ? 0 : row.symbol.length + 6);
    if (left < 0) break;
    past.set(row.symbol, [occurrence, ...known]);
  }
  return Object.fromEntries(past);
}

function occurrenceOf(row: OccurrenceRow, date: string): PastOccurrence {
  const { dreamId, conditionSymbol, conditionText, actor } = row;
  return {
    dreamId: String(dreamId),
    date,
    ...(conditionSymbol !== null && { condition: { symbol: conditionSymbol, text: conditionText ?? '' } }),
    ...(actor !== null && { actor }),
  };
}

/** Symbols share dreams, and telling the day of a time takes some microseconds. */
function createDayLookup(timezone: string): (time: Date) => string {
  const days = new Map<number, string>();
  return (time) => {
    const known = days.get(time.getTime());
    if (known !== undefined) return known;
    const day = dayAt(time, timezone);
    days.set(time.getTime(), day);
    return day;
  };
}
