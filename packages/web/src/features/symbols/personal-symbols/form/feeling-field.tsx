import { emotionalImpact } from '@chitta/contract/limits';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

const steps = Array.from(
  { length: emotionalImpact.max - emotionalImpact.min + 1 },
  (_, index) => emotionalImpact.min + index,
);

interface FeelingFieldProps {
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
}

/** How the symbol feels, from very unpleasant to very pleasant, or unsaid. */
export function FeelingField({ value, onChange }: FeelingFieldProps) {
  const { t } = useTranslation('personal-symbols');
  const name = useId();
  return (
    <fieldset className="symbol-feeling">
      <legend className="field-label">{t('form.feeling')}</legend>
      {[null, ...steps].map((step) => (
        <label key={step} className="symbol-feeling-step">
          <input type="radio" name={name} checked={value === step} onChange={() => onChange(step)} />
          {t(`feeling.${step ?? 'unsaid'}`)}
        </label>
      ))}
    </fieldset>
  );
}
