import type { SystemReport, SystemReportPrint } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { presentReport } from './system-reports.presenter.ts';
import { createSystemReportQueries } from './system-reports.queries.ts';

/** One report, and how far it is. Throws `system_reports.not_found`. */
export async function showReport({ db }: Pick<AppContext, 'db'>, id: number): Promise<SystemReport> {
  const row = await createSystemReportQueries(db).find(id);
  assertThat(row, 'system_reports.not_found');
  return presentReport(row);
}

/** A report with its figures. Throws `system_reports.not_found` and `system_reports.not_ready`. */
export async function showFigures({ db }: Pick<AppContext, 'db'>, id: number): Promise<SystemReportPrint> {
  const report = await showReport({ db }, id);
  assertThat(report.status === 'ready', 'system_reports.not_ready');
  const metadata = await createSystemReportQueries(db).findFigures(id);
  return { report, figures: [...(metadata?.figures ?? [])] };
}
