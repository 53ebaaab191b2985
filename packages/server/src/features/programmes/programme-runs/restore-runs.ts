import { limits } from '@chitta/contract';
import type { Transaction } from '#server/db/client.ts';
import type { ProgrammeRunRow } from '#server/db/tables/programmes/programme-runs.ts';
import { createRandomId } from '#server/platform/crypto/random-id.ts';
import { programmeOf } from '#server/platform/dictionary/programmes.ts';
import { dayAt, dayPlus } from '#server/platform/time/calendar-day.ts';
import { earlier, lastOpenDay } from './days-of-run.ts';
import { type FormerRun, isWholeRun } from './former-run.ts';
import { createProgrammeRunQueries } from './programme-runs.queries.ts';

interface RestoreOptions {
  readonly userId: number;
  readonly runs: readonly FormerRun[];
  readonly now: Date;
}

/** What was written, with what tells later whether it was changed. */
export interface RestoredRun {
  readonly id: string;
  /** ISO 8601. */
  readonly updatedAt: string;
}

const keyOf = ({ name, startedOn, createdAt }: Pick<ProgrammeRunRow, 'name' | 'startedOn' | 'createdAt'>) =>
  `${name} ${startedOn} ${createdAt.getTime()}`;

/**
 * Writes runs as they once were, but those that are there already, that are not whole, and more than a member can have.
 * A run that was under way goes on where it may: another of its programme that is under way here goes before it, and one
 * of premium is not begun by a file; either comes back as stopped on the last day of which something is said.
 */
export async function restoreRuns(
  tx: Transaction,
  { userId, runs, now }: RestoreOptions,
): Promise<RestoredRun[]> {
  const queries = createProgrammeRunQueries(tx);
  // A day further on is still today somewhere.
  const today = dayPlus(dayAt(now, 'UTC'), 1);
  const known = await queries.listKeys(userId);
  const there = new Set(known.map(keyOf));
  const counts = new Map<string, number>();
  for (const { name } of known) counts.set(name, (counts.get(name) ?? 0) + 1);
  const written: RestoredRun[] = [];
  for (const run of runs) {
    const row = rowOf(userId, run);
    const count = counts.get(run.name) ?? 0;
    const isTaken = !there.has(keyOf(row)) && count < limits.programmeRun.perProgramme;
    if (!isTaken || !isWholeRun(run, today)) continue;
    const isKept = maySimplyGoOn(run) && (await queries.insert(row));
    if (!isKept) await queries.insert({ ...row, state: 'stopped', endedOn: lastSaid(run) });
    there.add(keyOf(row));
    counts.set(run.name, count + 1);
    written.push({ id: row.id, updatedAt: run.updatedAt });
  }
  return written;
}

function rowOf(userId: number, { createdAt, updatedAt, concerns, ...run }: FormerRun): ProgrammeRunRow {
  return {
    ...run,
    userId,
    id: createRandomId(),
    concerns: [...new Set(concerns)],
    createdAt: new Date(createdAt),
    updatedAt: new Date(updatedAt),
  };
}

function maySimplyGoOn({ name, state }: FormerRun): boolean {
  return state !== 'running' || !programmeOf(name).isPremium;
}

/** The last day of which something is said, as far as days can be filled in. */
function lastSaid(run: FormerRun): string {
  if (run.endedOn !== null) return run.endedOn;
  const said = [run.startedOn, ...[...run.days, ...run.measures].map(({ date }) => date)].toSorted();
  return earlier(said.at(-1) ?? run.startedOn, lastOpenDay(run));
}

interface TakeOutOptions {
  readonly written: readonly RestoredRun[];
  /** Runs that were gone on with since stay. */
  readonly keepsChanged: boolean;
}

/** Deletes runs that an import has written, and gives how many that were. */
export function takeOutRuns(
  tx: Transaction,
  userId: number,
  { written, keepsChanged }: TakeOutOptions,
): Promise<number> {
  return createProgrammeRunQueries(tx).deleteWritten(
    userId,
    written.map(({ id, updatedAt }) => ({ id, updatedAt: keepsChanged ? new Date(updatedAt) : null })),
  );
}
