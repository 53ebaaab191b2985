import type { ReportFigure } from '@chitta/contract';
import { toDecimal } from '@chitta/contract/money';
import { csvStart, toCsv } from '#server/features/data/exports/archive/csv.ts';
import { foldParts } from '../sources/fold-parts.ts';
import {
  type CountedRow,
  dailyQuery,
  type ReportPeriod,
  type ReportSource,
  wholeQuery,
} from '../sources/report-source.ts';
import type { Snapshot } from './read-snapshot.ts';

/** Columns of every report's file. Those of a report that are its own would make a reader of each necessary. */
export const reportColumns = ['day', 'measure', 'part', 'value', 'unit', 'currency'] as const;

/** Parts of a figure that are printed; more stand in the file. */
const partsShown = 40;
const dayMs = 24 * 60 * 60_000;

/** A piece of the file, and how far it brings the report. */
export interface ReportPiece {
  readonly text: string;
  readonly rows: number;
  /** Share of the report that is done with it, from 0 to 1. */
  readonly done: number;
}

/** The figures of a report over its whole period, the largest parts first. */
export async function countFigures(
  snapshot: Snapshot,
  sources: readonly ReportSource[],
  period: ReportPeriod,
): Promise<ReportFigure[]> {
  const figures: ReportFigure[] = [];
  for (const source of sources) {
    const rows = await snapshot.all(wholeQuery(source, period));
    for (const group of groupsOf(rows)) figures.push(...figuresOf(source, group));
  }
  return figures;
}

function figuresOf(source: ReportSource, group: readonly CountedRow[]): ReportFigure[] {
  const told = foldParts(source, group);
  const parts = told.filter(({ part }) => part !== null).toSorted((one, other) => other.value - one.value);
  const shown = [...told.filter(({ part }) => part === null), ...parts.slice(0, partsShown)];
  return shown.map(({ part, value, currency }) => ({
    measure: source.measure,
    part,
    value,
    unit: source.unit,
    currency,
  }));
}

/** The file of a report, in pieces: no more of it is in memory than a day of one measure. */
export async function* writeRows(
  snapshot: Snapshot,
  sources: readonly ReportSource[],
  period: ReportPeriod,
): AsyncGenerator<ReportPiece> {
  yield { text: csvStart + toCsv([reportColumns]), rows: 0, done: 0 };
  for (const [index, source] of sources.entries()) {
    let open: CountedRow[] = [];
    const doneAt = (day: string) => (index + shareOf(period, day)) / sources.length;
    for await (const batch of snapshot.batches(dailyQuery(source, period))) {
      // Only what is folded has to be seen whole.
      const groups = source.columns.includes('user_id') ? groupsOf([...open, ...batch]) : [[...batch], []];
      open = groups.pop() ?? [];
      yield pieceOf(source, groups, doneAt(batch.at(-1)?.day ?? period.from));
    }
    yield pieceOf(source, [open], (index + 1) / sources.length);
  }
}

function pieceOf(source: ReportSource, groups: readonly CountedRow[][], done: number): ReportPiece {
  const rows = groups.flatMap((group) => foldParts(source, group)).map((row) => cellsOf(source, row));
  return { text: rows.length === 0 ? '' : toCsv(rows), rows: rows.length, done };
}

function cellsOf({ measure, unit }: ReportSource, row: CountedRow & { readonly value: number }) {
  const { day, part, currency, value } = row;
  const amount =
    currency === null ? value : Number(toDecimal({ amount: value, currency: currency.toLowerCase() }));
  return [day, measure, part ?? '', amount, unit, currency?.toUpperCase() ?? ''];
}

/** Rows of one day and currency belong together; they come one after the other. */
function groupsOf(rows: readonly CountedRow[]): CountedRow[][] {
  const groups: CountedRow[][] = [];
  for (const row of rows) {
    const [last] = groups.at(-1) ?? [];
    if (last !== undefined && last.day === row.day && last.currency === row.currency)
      groups.at(-1)?.push(row);
    else groups.push([row]);
  }
  return groups;
}

function shareOf({ from, until }: ReportPeriod, day: string): number {
  const days = (Date.parse(until) - Date.parse(from)) / dayMs + 1;
  return Math.min(1, Math.max(0, (Date.parse(day) - Date.parse(from)) / dayMs / days));
}
