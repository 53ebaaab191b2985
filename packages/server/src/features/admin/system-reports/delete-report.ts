import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/features/admin/audit-log/actor.ts';
import { recordAudit } from '#server/features/admin/audit-log/record-audit.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { createSystemReportQueries } from './system-reports.queries.ts';

/** Deletes a report with its file; a run that makes it notices. Throws `system_reports.not_found`. */
export async function deleteReport(
  { db, clock, files, log }: Pick<AppContext, 'db' | 'clock' | 'files' | 'log'>,
  actor: Actor,
  id: number,
): Promise<void> {
  const filePath = await inTransaction(db, async (tx) => {
    const queries = createSystemReportQueries(tx);
    const row = await queries.lock(id);
    assertThat(row, 'system_reports.not_found');
    await queries.delete(id);
    const details = { number: id, type: row.type, from: row.periodFrom, to: row.periodUntil };
    const action = 'system_report.deleted';
    await recordAudit(tx, { actor, action, userId: null, reason: null, details, now: clock.now() });
    return row.filePath;
  });
  if (filePath === null) return;
  // Where the storage does not answer, the file is swept another day.
  await files.delete(filePath).catch((error: unknown) => {
    log.warn({ err: error, report: id }, 'the file of a deleted report is deleted later');
  });
}
