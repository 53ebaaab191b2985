import { languages } from '@chitta/contract/limits';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '#web/ui/select-field.tsx';

/** Every language in its own name, so that it is found by whoever needs it. */
const names = { en: 'English', es: 'Español' } as const;

/** Language of pages and mails. */
export function LanguageField(props: ComponentProps<'select'>) {
  const { t } = useTranslation('profile');
  return (
    <SelectField label={t('language.label')} hint={t('language.hint')} {...props}>
      {languages.map((language) => (
        <option key={language} value={language} lang={language}>
          {names[language]}
        </option>
      ))}
    </SelectField>
  );
}
