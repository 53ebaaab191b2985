import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { timezoneLabel } from '#web/lib/format/timezones.ts';
import { Button } from '#web/ui/button.tsx';
import { useTakeZone } from './reminders.api.ts';

/** By which clock the times are told; where this device shows another, that one is offered. */
export function ZoneLine({ timezone }: { readonly timezone: string }) {
  const { t } = useTranslation('reminders');
  const take = useTakeZone();
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const isOther = timezoneLabel(here) !== timezoneLabel(timezone);
  return (
    <div className="reminders-zone">
      <p className="field-hint">{t('zone.by', { zone: timezoneLabel(timezone) })}</p>
      {isOther && (
        <>
          <p className="field-hint">{t('zone.other', { zone: timezoneLabel(here) })}</p>
          <Button variant="quiet" isBusy={take.isPending} onClick={() => take.mutate(here)}>
            {t('zone.take')}
          </Button>
        </>
      )}
      {take.error && (
        <p role="alert" className="field-error">
          {errorMessage(take.error)}
        </p>
      )}
    </div>
  );
}
