import type { SystemReport } from '@chitta/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { reportPaths } from '#web/lib/addresses/report-paths.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { sayDay, sayName, sayPeriod, saySize, sayTime } from './say-report.ts';
import { useSaveReport } from './system-reports.api.ts';

interface ReportRowProps {
  readonly report: SystemReport;
  readonly onDelete: () => void;
}

/** One report: how far it is, what can be done with it. */
export function ReportRow({ report, onDelete }: ReportRowProps) {
  const { t } = useTranslation('system-reports');
  const save = useSaveReport();
  const { id, status, type, title } = report;
  const name = sayName(t, report);
  return (
    <li className="report-row" data-status={status}>
      <div className="report-row-words">
        <p className="report-row-name">
          {status === 'ready' ? (
            <Link to={reportPaths.report} params={{ reportId: String(id) }}>
              {name}
            </Link>
          ) : (
            name
          )}
          {title !== '' && <span className="text-muted"> · {t(`type.${type}`)}</span>}
        </p>
        <p>{sayPeriod(t, report)}</p>
        <ReportState report={report} />
        {save.error && (
          <p className="form-failure" role="alert">
            {errorMessage(save.error)}
          </p>
        )}
      </div>
      <p className="report-row-acts">
        {status === 'ready' && (
          <Button variant="quiet" isBusy={save.isPending} onClick={() => save.mutate(id)}>
            {t('save')}
            <span className="sr-only">: {name}</span>
          </Button>
        )}
        <Button variant="ghost" onClick={onDelete}>
          {t('delete')}
          <span className="sr-only">: {name}</span>
        </Button>
      </p>
    </li>
  );
}

function ReportState({ report }: Pick<ReportRowProps, 'report'>) {
  const { t } = useTranslation('system-reports');
  const { status, progress, failure, size, rows, downloadCount, generatedAt, generatedBy, expiresAt } =
    report;
  const by = t('by', { name: generatedBy ?? t('nobody') });
  if (status === 'generating') {
    return (
      <p className="report-progress">
        <progress value={progress} max={100} aria-label={t('progressOf', { name: sayName(t, report) })} />
        <span>
          {t('progress', { percent: progress })} · {by}
        </span>
      </p>
    );
  }
  if (status === 'failed') {
    return <p className="report-failure">{t(`failure.${failure ?? 'counting_failed'}`)}</p>;
  }
  const parts = [
    t('rows', { count: rows ?? 0 }),
    saySize(size ?? 0),
    t('downloads', { count: downloadCount }),
    t('made', { time: sayTime(generatedAt ?? report.createdAt) }),
    by,
    ...(expiresAt === null ? [] : [t('expires', { day: sayDay(expiresAt.slice(0, 10)) })]),
  ];
  return <p className="text-muted text-sm">{parts.join(' · ')}</p>;
}
