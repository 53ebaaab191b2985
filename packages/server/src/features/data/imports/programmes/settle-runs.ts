import type { ImportRow, StagedProgrammes, WrittenRun } from '#server/db/tables/data/imports.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { restoreRuns, takeOutRuns } from '#server/features/programmes/programme-runs/restore-runs.ts';
import { importPath } from '#server/platform/files/import-path.ts';
import type { ImportedRun } from '../formats/read-programme-runs.ts';
import { createImportQueries } from '../imports.queries.ts';
import { holdImport, type ImportRun } from '../work/import-run.ts';

/**
 * Takes over the runs of programmes that an import brings, or takes them out again. What is there already stays as it is,
 * so that doing it twice changes nothing. Returns false, with nothing done, where the import is no longer this run's.
 */
export async function settleRuns(run: ImportRun, row: ImportRow): Promise<boolean> {
  const { programmes } = row.extras;
  if (programmes === undefined) return true;
  if (row.state === 'running' && programmes.written === undefined) return takeOver(run, programmes);
  if (row.state !== 'running' && programmes.written !== undefined)
    return takeOut(run, row, programmes.written);
  return true;
}

async function takeOver(run: ImportRun, staged: StagedProgrammes): Promise<boolean> {
  const { context, key } = run;
  const path = importPath(staged.name);
  const file = await context.files.get(path);
  if (file === null) return true;
  const runs = JSON.parse(file.toString()) as ImportedRun[];
  const isDone = await inTransaction(context.db, async (tx) => {
    const held = await holdImport(tx, run, 'running');
    if (held === undefined) return false;
    const written = await restoreRuns(tx, { userId: key.userId, runs, now: context.clock.now() });
    await createImportQueries(tx).addWritten(key, written.length);
    const extras = { ...held.extras, programmes: { ...staged, written } };
    await createImportQueries(tx).change(key, ['running'], { extras });
    return true;
  });
  if (!isDone) return false;
  await context.files.delete(path).catch((error: unknown) => {
    context.log.warn({ err: error }, 'a file of an import could not be deleted yet');
  });
  return true;
}

function takeOut(run: ImportRun, row: ImportRow, written: readonly WrittenRun[]): Promise<boolean> {
  const { context, key } = run;
  return inTransaction(context.db, async (tx) => {
    const held = await holdImport(tx, run, row.state);
    if (held === undefined) return false;
    const taken = await takeOutRuns(tx, key.userId, { written, keepsChanged: row.keepsChanged });
    await createImportQueries(tx).addWritten(key, -taken);
    const { programmes: _, ...extras } = held.extras;
    await createImportQueries(tx).change(key, [row.state], { extras });
    return true;
  });
}
