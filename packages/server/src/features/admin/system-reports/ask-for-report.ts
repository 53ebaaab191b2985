import type { CreateSystemReportRequest, SystemReport } from '@chitta/contract';
import { systemReport as limits } from '@chitta/contract/limits';
import type { AppContext } from '#server/context.ts';
import { afterCommit, inTransaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/features/admin/audit-log/actor.ts';
import { recordAudit } from '#server/features/admin/audit-log/record-audit.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { showReport } from './show-report.ts';
import { createSystemReportQueries } from './system-reports.queries.ts';

const dayMs = 24 * 60 * 60_000;

/**
 * Has a report made; whichever node is free counts it. Throws `system_reports.bad_period`, `system_reports.being_made`
 * where the same is, and `system_reports.too_many`.
 */
export async function askForReport(
  context: Pick<AppContext, 'db' | 'clock' | 'reportNotifier'>,
  actor: Actor,
  { type, from, until, title = '', description = '' }: CreateSystemReportRequest,
): Promise<SystemReport> {
  const { db, clock, reportNotifier } = context;
  const now = clock.now();
  const days = (Date.parse(until) - Date.parse(from)) / dayMs + 1;
  const today = now.toISOString().slice(0, 10);
  assertThat(until <= today && days <= limits.periodDays, 'system_reports.bad_period');
  const id = await inTransaction(db, async (tx) => {
    const queries = createSystemReportQueries(tx);
    const { kept, generating } = await queries.lockCounts();
    assertThat(kept < limits.kept && generating < limits.generating, 'system_reports.too_many');
    const made = await queries.insert({
      type,
      title,
      description,
      periodFrom: from,
      periodUntil: until,
      createdAt: now,
      generatedBy: actor.id,
    });
    assertThat(made !== undefined, 'system_reports.being_made');
    const details = { number: made, type, from, to: until };
    await recordAudit(tx, {
      actor,
      action: 'system_report.asked_for',
      userId: null,
      reason: null,
      details,
      now,
    });
    afterCommit(() => reportNotifier.notify());
    return made;
  });
  return showReport(context, id);
}
