import { randomUUID } from 'node:crypto';
import type { AppContext } from '#server/context.ts';
import type { ImportRow } from '#server/db/tables/data/imports.ts';
import { openSymbols, type SymbolSource } from '#server/features/symbols/dictionary/open-symbols.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { isPassing } from '#server/platform/errors/is-passing.ts';
import { createEntryQueries, type WorkEntry } from '../entries.queries.ts';
import { createImportQueries, type OfImport } from '../imports.queries.ts';
import { finishImport } from './finish-import.ts';
import { type ImportRun, leaseMs } from './import-run.ts';
import { takeBack } from './take-back.ts';
import { writeConsultations } from './write-consultations.ts';
import { writeDreams } from './write-dreams.ts';
import { writeSymbols } from './write-symbols.ts';

/** Entries a transaction: the member's own saves wait for one at most. */
export const batchSize = 40;

/**
 * Works on an import until it is done, another node has it, or `signal` asks to stop; then the next one goes on where
 * this one was. Safe to call at any time: work that somebody else holds is left alone.
 */
export async function runImport(context: AppContext, key: OfImport, signal?: AbortSignal): Promise<void> {
  const run: ImportRun = { context, key, owner: randomUUID() };
  const queries = createImportQueries(context.db);
  const now = context.clock.now();
  const until = new Date(now.getTime() + leaseMs);
  if ((await queries.claim(key, { owner: run.owner, now, until })) === undefined) return;
  try {
    await workOff(run, signal);
  } finally {
    await queries.release(key, run.owner);
  }
}

async function workOff(run: ImportRun, signal: AbortSignal | undefined): Promise<void> {
  const { context, key } = run;
  let source: SymbolSource | undefined;
  while (!signal?.aborted) {
    const row = await createImportQueries(context.db).find(key);
    if (row?.leaseOwner !== run.owner) return;
    const entries = await nextEntries(run, row);
    if (entries.length === 0) {
      if (await finishImport(run, row)) return;
    } else if (row.state !== 'running') {
      await takeBack(run, row, entries);
    } else if (entries[0]?.kind === 'symbol') {
      // Symbols are recognised in the dreams that come after them.
      source = undefined;
      await writeSymbols(run, row, entries);
    } else if (entries[0]?.kind === 'consultation') {
      await orSingleOut(run, entries, (some) => writeConsultations(run, row, some));
    } else {
      source ??= await openSymbols(context, key.userId);
      const opened = source;
      await orSingleOut(run, entries, (some) => writeDreams(run, { row, entries: some, source: opened }));
    }
  }
}

async function nextEntries({ context, key }: ImportRun, row: ImportRow): Promise<WorkEntry[]> {
  const queries = createEntryQueries(context.db);
  if (row.state !== 'running') return queries.nextWritten(key, batchSize);
  const entries = await queries.nextChosen(key, row.pivotAt, batchSize);
  return entries.filter(({ kind }) => kind === entries[0]?.kind);
}

/** One entry that cannot be written must not hold up the others for ever: it is found and named. */
async function orSingleOut(
  run: ImportRun,
  entries: readonly WorkEntry[],
  write: (some: readonly WorkEntry[]) => Promise<unknown>,
): Promise<void> {
  try {
    await write(entries);
  } catch (error) {
    if (isPassing(error) && !isTooLong(error)) throw error;
    const [entry, ...others] = entries;
    if (entry === undefined) return;
    if (others.length > 0) {
      for (const single of entries) await orSingleOut(run, [single], write);
      return;
    }
    const { context, key } = run;
    context.log.error({ err: error, import: key.id }, 'an entry of an import could not be written');
    await createEntryQueries(context.db).setState(key, entry.position, { state: 'found', problem: 'failed' });
  }
}

/** A dream that no thread gets through takes as long the next time. */
function isTooLong(error: unknown): boolean {
  return error instanceof AppError && error.reason === 'server.timed_out';
}
