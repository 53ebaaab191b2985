import { type KnownReadingContext, limits } from '@chitta/contract';
import type { PastOccurrence } from '@chitta/interpretation';
import type { AppContext } from '#server/context.ts';
import type { Marks } from '#server/platform/engine/engine-task.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { dayAt, defaultTimezone } from '#server/platform/time/calendar-day.ts';
import { fitRates } from '../follow-ups/fit-rates.ts';
import { presentSymbolIds } from './present-symbol-ids.ts';
import {
  createReadingContextQueries,
  type HistoryRange,
  type OccurrenceRow,
} from './reading-context.queries.ts';

/** Occurrences in the context of a whole journal: some 300 kB of JSON. */
const mostOccurrences = 5000;

/** The member as far as a context is made of them. */
export type Dreamer = Pick<Member, 'id' | 'timezone' | 'address'>;

/**
 * What is known of the dreamer beside one dream: the member's earlier dreams with the same symbols, how often readings
 * of these fitted, and the address. Only dreams that are in the journal count, and none kept after `at`: a kept dream is
 * read with the time at which it was written.
 */
export async function readContext(
  { db }: Pick<AppContext, 'db'>,
  dreamer: Dreamer,
  {
    symbols,
    at,
    exceptDream,
  }: {
    readonly symbols: readonly string[];
    readonly at: Date;
    readonly exceptDream?: number;
  },
): Promise<KnownReadingContext> {
  const range = rangeOf(dreamer, at, exceptDream);
  const [rows, fits] = await Promise.all([
    createReadingContextQueries(db).findOccurrences([...new Set(symbols)], range, limits.pastOccurrences),
    fitRates(db, dreamer.id),
  ]);
  const asked = new Set(symbols);
  const own = Object.entries(fits).filter(([symbol]) => asked.has(symbol));
  return contextOf(dreamer, at, { past: pastOf(rows, dreamer), fits: Object.fromEntries(own) });
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
  const at = clock.now();
  const symbols = await queries.listSymbols(dreamer.id, mostOccurrences);
  const names = symbols.map(({ symbol }) => symbol);
  const [rows, fits] = await Promise.all([
    queries.findOccurrences(names, rangeOf(dreamer, at), roomPerSymbol(symbols)),
    fitRates(db, dreamer.id),
  ]);
  return contextOf(dreamer, at, { past: pastOf(rows, dreamer), fits });
}

/** As many occurrences of each symbol as there is room for, and no more than a reading looks at. */
function roomPerSymbol(symbols: readonly { readonly count: number }[]): number {
  const total = (most: number) => symbols.reduce((sum, { count }) => sum + Math.min(count, most), 0);
  let most: number = limits.pastOccurrences;
  while (most > 1 && total(most) > mostOccurrences) most -= 1;
  return most;
}

/** What is known of the dreamer of a dream that was marked. */
export function contextFor(
  context: Pick<AppContext, 'db'>,
  dreamer: Dreamer,
  { recognizedSymbols }: Pick<Marks, 'recognizedSymbols'>,
  at: Date,
): Promise<KnownReadingContext> {
  return readContext(context, dreamer, { symbols: presentSymbolIds(recognizedSymbols), at });
}

function rangeOf({ id }: Dreamer, at: Date, exceptDream?: number): HistoryRange {
  // Times here end at the millisecond, those of old dreams at the microsecond.
  return { userId: id, before: new Date(at.getTime() + 1), exceptDream };
}

function contextOf(
  { address, timezone }: Dreamer,
  at: Date,
  known: Pick<KnownReadingContext, 'past' | 'fits'>,
): KnownReadingContext {
  const date = dayAt(at, timezone ?? defaultTimezone);
  return { date, ...known, ...(address && { address }) };
}

type Past = Record<string, PastOccurrence[]>;

/** By symbol, oldest first. Rows come newest first. */
function pastOf(rows: readonly OccurrenceRow[], { timezone }: Dreamer): Past {
  const dayOf = createDayLookup(timezone ?? defaultTimezone);
  const past = new Map<string, PastOccurrence[]>();
  for (const row of rows.toReversed()) {
    const known = past.get(row.symbol) ?? [];
    known.push(occurrenceOf(row, dayOf(row.createdAt)));
    past.set(row.symbol, known);
  }
  return Object.fromEntries(past);
}

function occurrenceOf(row: OccurrenceRow, date: string): PastOccurrence {
  const { dreamId, conditionSymbol, conditionText, language, actor } = row;
  return {
    dreamId: String(dreamId),
    date,
    ...(conditionSymbol !== null && {
      condition: { symbol: conditionSymbol, text: conditionText ?? '', ...(language && { language }) },
    }),
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
