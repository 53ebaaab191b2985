import { type SystemReportType, systemReport, systemReportTypes } from '@chitta/contract/limits';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { AreaField } from '#web/ui/area-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { daysOf, faultOf, type ReportPeriodName, reportPeriods } from './report-periods.ts';
import { useAskForReport } from './system-reports.api.ts';

interface ReportFormProps {
  readonly onAsked: () => void;
}

/** Chooses what a report is of, and of which days. */
export function ReportForm({ onAsked }: ReportFormProps) {
  const { t } = useTranslation('system-reports');
  const ask = useAskForReport();
  const [type, setType] = useState<SystemReportType>('members');
  const [period, setPeriod] = useState<ReportPeriodName>('last30');
  const [days, setDays] = useState(() => daysOf('last30', new Date()));
  const [title, setTitle] = useState('');
  const [description, setDescription] = useState('');
  const [isLookedAt, setIsLookedAt] = useState(false);
  const fault = isLookedAt ? faultOf(days, new Date()) : null;

  const choosePeriod = (name: ReportPeriodName) => {
    setPeriod(name);
    if (name !== 'own') setDays(daysOf(name, new Date()));
  };
  const changeDays = (changed: Partial<typeof days>) => {
    setPeriod('own');
    setDays({ ...days, ...changed });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsLookedAt(true);
    if (ask.isPending || faultOf(days, new Date()) !== null) return;
    const words = wordsOf({ title, description });
    ask.mutate(
      { type, ...days, ...words },
      {
        onSuccess: () => {
          setTitle('');
          setDescription('');
          onAsked();
        },
      },
    );
  };
  return (
    <form className="report-form" noValidate onSubmit={submit}>
      <SelectField
        label={t('form.type')}
        hint={t(`about.${type}`)}
        value={type}
        onChange={({ target }) => setType(systemReportTypes.find((each) => each === target.value) ?? type)}
      >
        {systemReportTypes.map((each) => (
          <option key={each} value={each}>
            {t(`type.${each}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('form.period')}
        value={period}
        onChange={({ target }) => choosePeriod(reportPeriods.find((each) => each === target.value) ?? period)}
      >
        {reportPeriods.map((each) => (
          <option key={each} value={each}>
            {t(`periods.${each}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('form.from')}
        type="date"
        value={days.from}
        onChange={({ target }) => changeDays({ from: target.value })}
      />
      <TextField
        label={t('form.until')}
        type="date"
        value={days.until}
        error={fault === null ? undefined : t(`fault.${fault}`)}
        onChange={({ target }) => changeDays({ until: target.value })}
      />
      <TextField
        label={t('form.title')}
        hint={t('form.titleHint')}
        value={title}
        maxLength={systemReport.title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <div className="report-form-wide">
        <AreaField
          label={t('form.description')}
          hint={t('form.descriptionHint')}
          rows={2}
          value={description}
          maxLength={systemReport.description}
          onWrite={setDescription}
        />
      </div>
      {ask.error && (
        <p className="form-failure" role="alert">
          {errorMessage(ask.error)}
        </p>
      )}
      <p>
        <Button type="submit" variant="primary" isBusy={ask.isPending}>
          {t('form.make')}
        </Button>
      </p>
    </form>
  );
}

/** What an administrator says about a report; what is left empty is not sent. */
function wordsOf({ title, description }: { readonly title: string; readonly description: string }) {
  const [named, told] = [title.trim(), description.trim()];
  return { ...(named && { title: named }), ...(told && { description: told }) };
}
