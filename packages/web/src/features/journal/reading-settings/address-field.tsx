import type { ReadingSettings } from '@chitta/contract';
import { addresses } from '@chitta/contract/limits';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

type Address = ReadingSettings['address'];

const choices: readonly Address[] = [...addresses, null];

interface AddressFieldProps {
  readonly value: Address;
  readonly onChange: (value: Address) => void;
}

/** The grammatical gender in which Spanish addresses the member, or none. */
export function AddressField({ value, onChange }: AddressFieldProps) {
  const { t } = useTranslation('reading-settings');
  const name = useId();
  const hintId = `${name}-hint`;
  return (
    <fieldset className="field" aria-describedby={hintId}>
      <legend className="field-label">{t('address.label')}</legend>
      <div className="reading-settings-options">
        {choices.map((choice) => (
          <label key={choice} className="reading-settings-option">
            <input type="radio" name={name} checked={value === choice} onChange={() => onChange(choice)} />
            {t(`address.${choice ?? 'neither'}`)}
          </label>
        ))}
      </div>
      <p id={hintId} className="field-hint">
        {t('address.hint')}
      </p>
    </fieldset>
  );
}
