import type { Transaction } from '#server/db/client.ts';
import type { ImportRow, StagedMemory, WrittenMemory } from '#server/db/tables/data/imports.ts';
import { inTransaction } from '#server/db/transaction.ts';
import {
  restoreExerciseSessions,
  takeOutExerciseSessions,
} from '#server/features/memory/exercise-sessions/restore-exercise-sessions.ts';
import { restoreMemorySettings } from '#server/features/memory/memory-settings/restore-memory-settings.ts';
import { forgetMomentFiles } from '#server/features/memory/moments/moment-files.ts';
import { restoreMoments, takeOutMoments } from '#server/features/memory/moments/restore-moments.ts';
import {
  restoreRecallMarks,
  takeOutRecallMarks,
} from '#server/features/memory/recall-marks/restore-recall-marks.ts';
import { importPath } from '#server/platform/files/import-path.ts';
import { createImportQueries } from '../imports.queries.ts';
import { holdImport, type ImportRun } from '../work/import-run.ts';
import type { WaitingMemory } from './staged-memory.ts';

/**
 * Takes over what an import brings of Improve Memory, or takes it out again. What is there already stays as it is, so that
 * doing it twice changes nothing. Returns false, with nothing done, where the import is no longer this run's.
 */
export async function settleMemory(run: ImportRun, row: ImportRow): Promise<boolean> {
  const { memory } = row.extras;
  if (memory === undefined) return true;
  if (row.state === 'running' && memory.written === undefined) return takeOver(run, memory);
  if (row.state !== 'running' && memory.written !== undefined) return takeOut(run, row, memory.written);
  return true;
}

async function takeOver(run: ImportRun, staged: StagedMemory): Promise<boolean> {
  const { context, key } = run;
  const file = await context.files.get(importPath(staged.name));
  if (file === null) return true;
  const waiting = JSON.parse(file.toString()) as WaitingMemory;
  const unused = await inTransaction(context.db, async (tx) => {
    const held = await holdImport(tx, run, 'running');
    if (held === undefined) return null;
    const { written, leftPictures } = await write(tx, run, waiting);
    await createImportQueries(tx).addWritten(key, countOf(written));
    await createImportQueries(tx).change(key, ['running'], {
      extras: { ...held.extras, memory: { ...staged, written } },
    });
    return leftPictures;
  });
  if (unused === null) return false;
  for (const name of unused) await forgetMomentFiles(context, name);
  await context.files.delete(importPath(staged.name)).catch((error: unknown) => {
    context.log.warn({ err: error }, 'a file of an import could not be deleted yet');
  });
  return true;
}

async function write(
  tx: Transaction,
  { context, key: { userId } }: ImportRun,
  { moments, sessions, marks, settings, mostBytes }: WaitingMemory,
): Promise<{ written: WrittenMemory; leftPictures: readonly string[] }> {
  const restored = await restoreMoments(tx, { userId, moments, mostBytes });
  const exercises = await restoreExerciseSessions(tx, { userId, sessions, momentIds: restored.ids });
  const nights = await restoreRecallMarks(tx, userId, marks);
  if (settings) await restoreMemorySettings(tx, { userId, settings, now: context.clock.now() });
  return {
    written: { moments: restored.written, exercises, nights },
    leftPictures: restored.leftPictures,
  };
}

const countOf = ({ moments, exercises, nights }: WrittenMemory) =>
  moments.length + exercises.length + nights.length;

async function takeOut(run: ImportRun, row: ImportRow, written: WrittenMemory): Promise<boolean> {
  const { context, key } = run;
  const pictures = await inTransaction(context.db, async (tx) => {
    const held = await holdImport(tx, run, row.state);
    if (held === undefined) return null;
    const names = await takeOutMoments(tx, key.userId, written.moments);
    await takeOutExerciseSessions(tx, key.userId, written.exercises);
    await takeOutRecallMarks(tx, key.userId, written.nights);
    await createImportQueries(tx).addWritten(key, -countOf(written));
    const { memory: _, ...extras } = held.extras;
    await createImportQueries(tx).change(key, [row.state], { extras });
    return names;
  });
  if (pictures === null) return false;
  for (const name of pictures) await forgetMomentFiles(context, name);
  return true;
}
