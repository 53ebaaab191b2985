import { type Finding, type FindingsOfMonth, type FindingsQuery, limits } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { differenceOfShares, shareOf } from '#server/features/memory/memory-progress/figures/intervals.ts';
import { openSymbols } from '#server/features/symbols/dictionary/open-symbols.ts';
import { invariant } from '#server/platform/errors/invariant.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { dayAt, defaultTimezone, nextDay, startOfDay } from '#server/platform/time/calendar-day.ts';
import { addTallies } from '../dream-analytics/counting/add-tallies.ts';
import { periodOf } from '../dream-analytics/counting/periods.ts';
import { isPending } from '../dream-analytics/is-pending.ts';
import { listTallies } from '../dream-analytics/list-tallies.ts';
import { nameDreams } from '../dream-analytics/name-dreams.ts';
import { createSymbolNames } from '../dream-analytics/named-symbols.ts';
import { type Compared, compareMonth } from './compare-month.ts';
import { createFindingQueries } from './findings.queries.ts';
import type { Count } from './fisher-test.ts';

type FindingsContext = Pick<AppContext, 'db' | 'clock' | 'dictionary'>;
type Dreamer = Pick<Member, 'id' | 'timezone' | 'language'>;

const { perMonth, named: mostNamed, monthsBefore } = limits.findingRule;
/** Of those that pass: some may rest on the same dreams as a surer one. */
const lookedAt = 4 * perMonth;

interface ShowOptions {
  readonly member: Dreamer;
  readonly query: FindingsQuery;
}

/** What is otherwise in a month than in the year before it, from the counts of these months. */
export async function showFindings(
  context: FindingsContext,
  { member, query }: ShowOptions,
): Promise<FindingsOfMonth> {
  const zone = member.timezone ?? defaultTimezone;
  const day = query.month === undefined ? dayAt(context.clock.now(), zone) : `${query.month}-01`;
  const { start: month, end } = periodOf('month', day, 1);
  const earliest = monthsEarlier(month, monthsBefore);
  const [rows, isWaiting, source] = await Promise.all([
    listTallies(context, member.id, { from: earliest, to: month }),
    isPending(context, member.id),
    openSymbols(context, member.id),
  ]);
  const nameOf = createSymbolNames(source, query.language ?? member.language ?? 'en');
  const now = addTallies(rows.filter((row) => row.month === month).map(({ tally }) => tally));
  const before = addTallies(rows.filter((row) => row.month !== month).map(({ tally }) => tally));
  const isNamed = (slug: string) => nameOf(slug) !== undefined;
  const { compared, found } = compareMonth({ now, before, isNamed });
  const kept = await withDreams(context, member, found.slice(0, lookedAt), {
    from: startOfDay(earliest, zone),
    turn: startOfDay(month, zone),
    until: startOfDay(nextDay(end), zone),
  });
  const names = await nameDreams(context, { member, ids: kept.flatMap(({ dreams }) => dreams) });
  return {
    month,
    isPending: isWaiting,
    dreams: now.dreams,
    dreamsBefore: before.dreams,
    compared,
    findings: kept.map(({ dreams, ...finding }) => ({
      ...present(finding, isSymbol(finding) ? (nameOf(finding.value)?.name ?? null) : null),
      dreams: dreams.flatMap((id) => names.get(id) ?? []),
    })),
  };
}

function isSymbol({ kind }: Compared): boolean {
  return kind === 'symbol' || kind === 'felt';
}

function monthsEarlier(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 - months, 1)).toISOString().slice(0, 10);
}

interface Times {
  readonly from: Date;
  /** Where the month begins. */
  readonly turn: Date;
  readonly until: Date;
}

/** The surest ones with the dreams behind them; what rests on the same dreams as a surer one is left out. */
async function withDreams(
  { db }: FindingsContext,
  { id }: Dreamer,
  found: readonly Compared[],
  { from, turn, until }: Times,
) {
  const kept: (Compared & { readonly dreams: readonly number[] })[] = [];
  const known = new Set<string>();
  for (const finding of found) {
    if (kept.length === perMonth) break;
    const isMore = finding.now.count * finding.before.n > finding.before.count * finding.now.n;
    const dreams = await createFindingQueries(db).listBehind(id, {
      ...finding,
      ...(isMore ? { from: turn, until } : { from, until: turn }),
      most: mostNamed,
    });
    const behind = dreams.join();
    if (known.has(behind)) continue;
    known.add(behind);
    kept.push({ ...finding, dreams });
  }
  return kept;
}

function present({ kind, value, now, before, p }: Compared, name: string | null): Omit<Finding, 'dreams'> {
  const difference = differenceOfShares(now, before, 1);
  invariant(difference, 'both sides have dreams');
  return { kind, value, name, now: presentShare(now), before: presentShare(before), difference, p };
}

function presentShare({ count, n }: Count): Finding['now'] {
  const { low, high } = shareOf(count, n, 1);
  invariant(low !== null && high !== null, 'a share of something has bounds');
  return { count, of: n, low, high };
}
