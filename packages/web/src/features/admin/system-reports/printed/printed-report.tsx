import type { SystemReport, SystemReportPrint } from '@chitta/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { reportPaths } from '#web/lib/addresses/report-paths.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { BackLink } from '#web/ui/back-link/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { QueryResult } from '#web/ui/query-result.tsx';
import { sayName, sayPeriod, sayTime } from '../say-report.ts';
import { reportFiguresQuery, systemReportQuery, useSaveReport } from '../system-reports.api.ts';
import { groupFigures } from './group-figures.ts';
import { MeasureTable } from './measure-table.tsx';
import '../system-reports.css';

/** A report as it is read on the screen and on paper. */
export function PrintedReport({ id }: { readonly id: string }) {
  const { t } = useTranslation('system-reports');
  const query = useQuery(systemReportQuery(id));
  return (
    <>
      <p className="no-print">
        <BackLink to={reportPaths.reports}>{t('back')}</BackLink>
      </p>
      <h1 className="page-title">{query.data === undefined ? t('title') : sayName(t, query.data)}</h1>
      <QueryResult query={query} retry={t('retry')}>
        {(report) => (
          <>
            <p className="admin-lead">{sayPeriod(t, report)}</p>
            {report.status === 'ready' ? <ReadyReport report={report} /> : <NotReady report={report} />}
          </>
        )}
      </QueryResult>
    </>
  );
}

function NotReady({ report }: { readonly report: SystemReport }) {
  const { t } = useTranslation('system-reports');
  if (report.status === 'failed') {
    return <p role="alert">{t(`failure.${report.failure ?? 'counting_failed'}`)}</p>;
  }
  return (
    <p className="report-progress" role="status">
      <progress
        value={report.progress}
        max={100}
        aria-label={t('progressOf', { name: sayName(t, report) })}
      />
      <span>{t('progress', { percent: report.progress })}</span>
    </p>
  );
}

function ReadyReport({ report }: { readonly report: SystemReport }) {
  const { t } = useTranslation('system-reports');
  const figures = useQuery(reportFiguresQuery(String(report.id)));
  const save = useSaveReport();
  return (
    <>
      <div className="report-acts no-print">
        <Button variant="primary" onClick={() => window.print()}>
          {t('print')}
        </Button>
        <Button variant="quiet" isBusy={save.isPending} onClick={() => save.mutate(report.id)}>
          {t('save')}
        </Button>
        {save.error && (
          <p className="form-failure" role="alert">
            {errorMessage(save.error)}
          </p>
        )}
      </div>
      {report.description !== '' && <p className="report-description">{report.description}</p>}
      <QueryResult query={figures} retry={t('retry')}>
        {(print) => <Figures print={print} />}
      </QueryResult>
    </>
  );
}

function Figures({ print: { report, figures } }: { readonly print: SystemReportPrint }) {
  const { t } = useTranslation('system-reports');
  return (
    <>
      {groupFigures(report.type, figures).map(({ measure, currency, whole, parts }) => (
        <MeasureTable key={`${measure} ${currency}`} measure={measure} whole={whole} parts={parts} />
      ))}
      <footer className="report-foot">
        <p>{t('foot.folded')}</p>
        <p>
          {t('foot.made', {
            time: sayTime(report.generatedAt ?? report.createdAt),
            name: report.generatedBy ?? t('nobody'),
          })}
        </p>
      </footer>
    </>
  );
}
