import type { SystemReport } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { sayName, sayPeriod } from './say-report.ts';
import { useDeleteReport } from './system-reports.api.ts';

interface DeleteReportProps {
  /** Null: the dialog is closed. */
  readonly report: SystemReport | null;
  readonly onClose: () => void;
  readonly onDone: (report: SystemReport) => void;
}

/** Asks before a report goes: it cannot be brought back, though it can be made again. */
export function DeleteReport({ report, onClose, onDone }: DeleteReportProps) {
  const { t } = useTranslation('system-reports');
  return (
    <Dialog isOpen={report !== null} onClose={onClose} title={t('deleteTitle')}>
      {report && <DeleteForm report={report} onClose={onClose} onDone={onDone} />}
    </Dialog>
  );
}

function DeleteForm({ report, onClose, onDone }: DeleteReportProps & { readonly report: SystemReport }) {
  const { t } = useTranslation('system-reports');
  const run = useDeleteReport();
  return (
    <div className="report-delete">
      <p>{t('deleteText', { name: sayName(t, report), period: sayPeriod(t, report) })}</p>
      {run.error && (
        <p className="form-failure" role="alert">
          {errorMessage(run.error)}
        </p>
      )}
      <p className="report-row-acts">
        <Button
          variant="danger"
          isBusy={run.isPending}
          onClick={() => run.mutate(report.id, { onSuccess: () => onDone(report) })}
        >
          {t('delete')}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t('keep')}
        </Button>
      </p>
    </div>
  );
}
