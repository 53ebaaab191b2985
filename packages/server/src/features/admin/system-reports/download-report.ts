import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/features/admin/audit-log/actor.ts';
import { recordAudit } from '#server/features/admin/audit-log/record-audit.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import type { Download } from '#server/platform/http/streams/register-download.ts';
import { createSystemReportQueries } from './system-reports.queries.ts';

/**
 * The file of a report as it lies in the storage; each download is counted and leaves a line. Throws
 * `system_reports.not_found`, `system_reports.not_ready` and `system_reports.file_gone`.
 */
export async function downloadReport(
  { db, clock, files }: Pick<AppContext, 'db' | 'clock' | 'files'>,
  actor: Actor,
  id: number,
): Promise<Download> {
  const row = await createSystemReportQueries(db).find(id);
  assertThat(row, 'system_reports.not_found');
  const { type, status, filePath, size, periodFrom, periodUntil } = row;
  assertThat(status === 'ready' && filePath !== null, 'system_reports.not_ready');
  const content = await files.read(filePath);
  assertThat(content, 'system_reports.file_gone');
  try {
    await inTransaction(db, async (tx) => {
      await createSystemReportQueries(tx).countDownload(id);
      const details = { number: id, type, from: periodFrom, to: periodUntil };
      const action = 'system_report.downloaded';
      await recordAudit(tx, { actor, action, userId: null, reason: null, details, now: clock.now() });
    });
  } catch (error) {
    content.destroy();
    throw error;
  }
  return { fileName: `${type}-${periodFrom}-${periodUntil}.csv`, estimatedBytes: size ?? 0, content };
}
