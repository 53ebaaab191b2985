import type { ImportRow } from '#server/db/tables/data/imports.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { keepDismissals } from '#server/features/insights/recurring-dreams/keep-dismissals.ts';
import { changeReadingSettings } from '#server/features/journal/reading-settings/change-reading-settings.ts';
import { createEntryQueries } from '../entries.queries.ts';
import { createImportQueries, type ImportState } from '../imports.queries.ts';
import { settleMemory } from '../memory/settle-memory.ts';
import { settleRuns } from '../programmes/settle-runs.ts';
import { holdImport, type ImportRun } from './import-run.ts';

const stateAfter: Partial<Record<ImportState, ImportState>> = {
  running: 'done',
  cancelling: 'cancelled',
  undoing: 'undone',
};

/** Closes an import that nothing is left to do of. Returns false where its state has changed meanwhile. */
export async function finishImport(run: ImportRun, row: ImportRow): Promise<boolean> {
  const { context, key } = run;
  const state = stateAfter[row.state];
  if (state === undefined) return true;
  await takeOverSettings(run, row);
  if (!(await settleRuns(run, row))) return false;
  if (!(await settleMemory(run, row))) return false;
  return inTransaction(context.db, async (tx) => {
    if ((await holdImport(tx, run, row.state)) === undefined) return false;
    if (state !== 'done') await createEntryQueries(tx).dropRest(key);
    await createImportQueries(tx).change(key, [row.state], { state, finishedAt: context.clock.now() });
    return true;
  });
}

/** Settings that an export brings. Consent to a language model is given for one host and stays there. */
async function takeOverSettings({ context, key }: ImportRun, { state, extras }: ImportRow): Promise<void> {
  const { readingSettings, dismissedRecurrences = [] } = extras;
  if (state !== 'running') return;
  await keepDismissals(context, key.userId, dismissedRecurrences);
  if (readingSettings === undefined) return;
  const { followUpQuestions, address } = readingSettings;
  await changeReadingSettings(context, { id: key.userId }, { followUpQuestions, address });
}
