import { houseSystems } from '@chitta/contract/limits';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SwitchField } from '#web/ui/switch-field.tsx';
import type { ProfileDraft } from './profile-draft.ts';

interface ChartStepProps {
  readonly draft: ProfileDraft;
  readonly onChange: (part: Partial<ProfileDraft>) => void;
}

/** Whether answers may look at the chart, and how its houses are divided. */
export function ChartStep({ draft, onChange }: ChartStepProps) {
  const { t } = useTranslation('oracle-profile');
  const name = useId();
  return (
    <>
      <SwitchField
        label={t('chart.uses')}
        hint={t('chart.usesHint')}
        isOn={draft.usesChart}
        onChange={(usesChart) => onChange({ usesChart })}
      />
      <fieldset className="step-choices">
        <legend className="field-label">{t('chart.houses')}</legend>
        {houseSystems.map((system) => (
          <label key={system} className="check-line">
            <input
              type="radio"
              name={name}
              checked={draft.houses === system}
              onChange={() => onChange({ houses: system })}
            />
            <span>
              {t(`chart.${system}`)}
              <small>{t(`chart.${system}Hint`)}</small>
            </span>
          </label>
        ))}
      </fieldset>
    </>
  );
}
