import { askedFields, type LifeField, lifeFields, oracleTones } from '@chitta/contract/limits';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProfileDraft } from './profile-draft.ts';

interface AskingStepProps {
  readonly draft: ProfileDraft;
  readonly onChange: (part: Partial<ProfileDraft>) => void;
}

/** What the member asks about most, and how they want to be answered. */
export function AskingStep({ draft, onChange }: AskingStepProps) {
  const { t } = useTranslation('oracle-profile');
  const { asksAbout, tone } = draft;
  const name = useId();
  const isFull = asksAbout.length >= askedFields;
  function toggle(field: LifeField, isOn: boolean) {
    onChange({ asksAbout: isOn ? [...asksAbout, field] : asksAbout.filter((each) => each !== field) });
  }
  return (
    <>
      <fieldset className="step-choices" aria-describedby={`${name}-most`}>
        <legend className="field-label">{t('asking.fields')}</legend>
        <p id={`${name}-most`} className="field-hint" role="status">
          {t('asking.chosen', { count: asksAbout.length, most: askedFields })}
        </p>
        <div className="field-chips">
          {lifeFields.map((field) => {
            const isOn = asksAbout.includes(field);
            return (
              <label key={field} className="field-chip" data-off={(isFull && !isOn) || undefined}>
                <input
                  type="checkbox"
                  checked={isOn}
                  disabled={isFull && !isOn}
                  onChange={({ target }) => toggle(field, target.checked)}
                />
                {t(`field.${field}`)}
              </label>
            );
          })}
        </div>
      </fieldset>
      <fieldset className="step-choices">
        <legend className="field-label">{t('asking.tone')}</legend>
        {oracleTones.map((each) => (
          <label key={each} className="check-line">
            <input
              type="radio"
              name={name}
              checked={tone === each}
              onChange={() => onChange({ tone: each })}
            />
            <span>
              {t(`asking.${each}`)}
              <small>{t(`asking.${each}Hint`)}</small>
            </span>
          </label>
        ))}
      </fieldset>
    </>
  );
}
