import { practiceEntry } from '@chitta/contract/limits';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

const { min, max } = practiceEntry.steps;
const values = Array.from({ length: max - min + 1 }, (_, index) => min + index);

interface StepFieldProps {
  readonly label: string;
  /** Whose words the steps have. */
  readonly scale: 'mood' | 'rating';
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
}

/** Five calm steps, each with its word; it can be left unsaid. The browser's own radios bring the keyboard. */
export function StepField({ label, scale, value, onChange }: StepFieldProps) {
  const { t } = useTranslation('practice-journal');
  const name = useId();
  return (
    <fieldset className="steps">
      <legend className="field-label">{label}</legend>
      <div className="steps-row">
        {values.map((step) => (
          <label key={step} className="step">
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={value === step}
              onChange={() => onChange(step)}
            />
            <span>{t(`${scale}.${step}`)}</span>
          </label>
        ))}
      </div>
      {value !== null && (
        <button type="button" className="steps-clear" onClick={() => onChange(null)}>
          {t('form.unsaid')}
        </button>
      )}
    </fieldset>
  );
}
