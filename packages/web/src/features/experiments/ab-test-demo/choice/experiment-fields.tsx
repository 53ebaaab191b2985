import { useTranslation } from 'react-i18next';
import { inPercent } from '#web/lib/format/in-percent.ts';
import { SelectField } from '#web/ui/select-field.tsx';
import { audienceNames, audiences, type DemoExperiment } from './choose-variant.ts';

const coverages = [1, 0.5, 0.1];

interface ExperimentFieldsProps {
  readonly experiment: DemoExperiment;
  readonly onChange: (changes: Partial<DemoExperiment>) => void;
}

/** Whom the experiment means, and how many of them take part. */
export function ExperimentFields({ experiment, onChange }: ExperimentFieldsProps) {
  const { t } = useTranslation('ab-test-demo');
  const audience = audienceNames.find((each) => audiences[each] === experiment.audience);
  return (
    <fieldset className="ab-demo-fields">
      <legend className="ab-demo-legend">{t('choice.experiment')}</legend>
      <SelectField
        label={t('choice.audience')}
        value={audience}
        onChange={({ target }) =>
          onChange({
            audience: audiences[audienceNames.find((each) => each === target.value) ?? 'everybody'],
          })
        }
      >
        {audienceNames.map((each) => (
          <option key={each} value={each}>
            {t(`audiences.${each}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('choice.coverage')}
        value={experiment.coverage}
        onChange={({ target }) => onChange({ coverage: Number(target.value) })}
      >
        {coverages.map((each) => (
          <option key={each} value={each}>
            {inPercent(each)}
          </option>
        ))}
      </SelectField>
    </fieldset>
  );
}
