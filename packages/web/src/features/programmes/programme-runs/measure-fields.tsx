import './programme-runs.css';
import type { limits, ProgrammeMeasureValues } from '@chitta/contract';
import { measureMax, nightMeasures } from '@chitta/contract/limits';
import { useTranslation } from 'react-i18next';
import { StepChoice } from '#web/ui/step-choice/step-choice.tsx';

interface MeasureFieldsProps {
  readonly measures: readonly limits.ProgrammeMeasure[];
  readonly values: ProgrammeMeasureValues;
  /** What is missing is said. */
  readonly isTried: boolean;
  readonly onChange: (values: ProgrammeMeasureValues) => void;
}

export const isNights = (measure: limits.ProgrammeMeasure): boolean =>
  (nightMeasures as readonly string[]).includes(measure);

const upTo = (most: number) => Array.from({ length: most + 1 }, (_, value) => value);

/** The questions of a programme: nights of the last seven, or five steps with words at both ends. */
export function MeasureFields({ measures, values, isTried, onChange }: MeasureFieldsProps) {
  const { t } = useTranslation('programme-runs');
  return measures.map((measure) => {
    const options = isNights(measure)
      ? upTo(measureMax.nights).map((value) => ({ value, text: String(value) }))
      : upTo(measureMax.step).map((value) => ({ value, text: t(`scale.${measure}.${value}`) }));
    const value = values[measure] ?? null;
    return (
      <StepChoice
        key={measure}
        label={t(`ask.${measure}`)}
        options={options}
        value={value}
        error={isTried && value === null ? t('missing') : undefined}
        onChange={(next) => onChange({ ...values, [measure]: next })}
      />
    );
  });
}
