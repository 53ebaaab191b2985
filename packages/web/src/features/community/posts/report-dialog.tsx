import { community, communityReportReasons } from '@chitta/contract/limits';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { AreaField } from '#web/ui/area-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { type Reported, useReport } from './posts.api.ts';

interface ReportDialogProps {
  readonly of: Reported;
  readonly onClose: () => void;
}

/** Tells the moderators: a reason, and words where there are any. Its writer is not told who it was. */
export function ReportDialog({ of, onClose }: ReportDialogProps) {
  const { t } = useTranslation('community');
  const name = useId();
  const [reason, setReason] = useState<(typeof communityReportReasons)[number]>('harassment');
  const [text, setText] = useState('');
  const report = useReport(of);
  return (
    <Dialog isOpen title={t('report.title')} onClose={onClose}>
      <form
        className="mt-3 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void report.mutateAsync({ reason, text }).then(
            () => {
              toast({ title: t('report.done') });
              onClose();
            },
            () => undefined,
          );
        }}
      >
        <p>{t('report.text')}</p>
        <fieldset className="community-choices">
          <legend className="field-label">{t('report.reason')}</legend>
          {communityReportReasons.map((each) => (
            <label key={each}>
              <input type="radio" name={name} checked={reason === each} onChange={() => setReason(each)} />
              <span>{t(`report.reasons.${each}`)}</span>
            </label>
          ))}
        </fieldset>
        <AreaField
          label={t('report.words')}
          rows={3}
          maxLength={community.report}
          value={text}
          onWrite={setText}
        />
        {report.isError && (
          <p role="alert" className="form-failure">
            {errorMessage(report.error)}
          </p>
        )}
        <p>
          <Button type="submit" isBusy={report.isPending}>
            {t('report.go')}
          </Button>
        </p>
      </form>
    </Dialog>
  );
}
