import type { limits, Programme, ProgrammeMeasureValues } from '@chitta/contract';
import { programmeConcerns } from '@chitta/contract/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { randomId } from '#web/lib/forms/random-id.ts';
import { Button } from '#web/ui/button.tsx';
import { MeasureFields } from './measure-fields.tsx';
import { useBegin } from './programme-runs.api.ts';

type Concern = limits.ProgrammeConcern;

interface ConcernFieldsProps {
  readonly chosen: readonly Concern[];
  readonly onChange: (concerns: readonly Concern[]) => void;
}

/** What somebody may have to say of themselves before; nothing is said by leaving all of it. */
function ConcernFields({ chosen, onChange }: ConcernFieldsProps) {
  const { t } = useTranslation('programme-runs');
  return (
    <fieldset className="run-concerns">
      <legend className="field-label">{t('concerns.title')}</legend>
      {programmeConcerns.map((concern) => (
        <label key={concern} className="run-check">
          <input
            type="checkbox"
            checked={chosen.includes(concern)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, concern] : chosen.filter((other) => other !== concern))
            }
          />
          <span>{t(`concerns.${concern}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Asks how things are before, and begins. Who is kept from it for their own sake is told why. */
export function BeginForm({ programme }: { readonly programme: Programme }) {
  const { t } = useTranslation('programme-runs');
  const { name, measures, notFor, notForText } = programme;
  const begin = useBegin(name);
  const [concerns, setConcerns] = useState<readonly Concern[]>([]);
  const [before, setBefore] = useState<ProgrammeMeasureValues>({});
  const [isTried, setTried] = useState(false);
  const [key] = useState(randomId);
  const isKeptFrom = concerns.some((concern) => notFor.includes(concern));
  const isWhole = measures.every((measure) => before[measure] !== undefined);
  return (
    <form
      className="run-form"
      aria-label={t('begin.title')}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isWhole && !isKeptFrom && !begin.isPending)
          begin.mutate({ body: { concerns: [...concerns], before }, key });
      }}
    >
      <h2>{t('begin.title')}</h2>
      <p className="run-hint">{t('begin.text')}</p>
      <ConcernFields chosen={concerns} onChange={setConcerns} />
      {isKeptFrom ? (
        <p role="status" className="run-help">
          {notForText}
        </p>
      ) : (
        <>
          <MeasureFields measures={measures} values={before} isTried={isTried} onChange={setBefore} />
          {begin.isError && (
            <p role="alert" className="form-failure">
              {errorMessage(begin.error)}
            </p>
          )}
          <Button type="submit" isBusy={begin.isPending} className="justify-self-start">
            {t('begin.go')}
          </Button>
        </>
      )}
    </form>
  );
}
