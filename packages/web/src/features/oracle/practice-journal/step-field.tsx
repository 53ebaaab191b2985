import { practiceEntry } from '@chitta/contract/limits';
import { useTranslation } from 'react-i18next';
import { StepChoice } from '#web/ui/step-choice/step-choice.tsx';

const { min, max } = practiceEntry.steps;
const values = Array.from({ length: max - min + 1 }, (_, index) => min + index);

interface StepFieldProps {
  readonly label: string;
  /** Whose words the steps have. */
  readonly scale: 'mood' | 'rating';
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
}

/** Five steps, each with its word; it can be left unsaid. */
export function StepField({ label, scale, value, onChange }: StepFieldProps) {
  const { t } = useTranslation('practice-journal');
  const options = values.map((step) => ({ value: step, text: t(`${scale}.${step}`) }));
  return (
    <StepChoice label={label} options={options} value={value} onChange={onChange}>
      {value !== null && (
        <button type="button" className="steps-clear" onClick={() => onChange(null)}>
          {t('form.unsaid')}
        </button>
      )}
    </StepChoice>
  );
}
