import type { Programme, ProgrammeMeasureValues, ProgrammeRun } from '@chitta/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { MeasureFields } from './measure-fields.tsx';
import { useKeepMeasures } from './programme-runs.api.ts';

interface MeasureFormProps {
  readonly programme: Programme;
  readonly run: ProgrammeRun;
  readonly today: string;
}

/** The questions of before, asked again. */
export function MeasureForm({ programme: { measures }, run, today }: MeasureFormProps) {
  const { t } = useTranslation('programme-runs');
  const keep = useKeepMeasures(run, today);
  const [values, setValues] = useState<ProgrammeMeasureValues>({});
  const [isTried, setTried] = useState(false);
  const isWhole = measures.every((measure) => values[measure] !== undefined);
  return (
    <form
      className="run-form run-due"
      aria-label={t('due.title')}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isWhole && !keep.isPending) keep.mutate(values);
      }}
    >
      <h2>{t('due.title')}</h2>
      <p className="run-hint">{t('due.text')}</p>
      <MeasureFields measures={measures} values={values} isTried={isTried} onChange={setValues} />
      {keep.isError && (
        <p role="alert" className="form-failure">
          {errorMessage(keep.error)}
        </p>
      )}
      <Button type="submit" isBusy={keep.isPending} className="justify-self-start">
        {t('due.go')}
      </Button>
    </form>
  );
}
