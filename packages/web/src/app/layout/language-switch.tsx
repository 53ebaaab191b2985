import { languages } from '@chitta/contract/limits';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/lib/class-names.ts';
import { chooseLanguage } from '#web/lib/i18n.ts';

/** Every language in its own name, so that it is found by whoever needs it. */
const languageNames = { en: 'English', es: 'Español' } as const;

export function LanguageSwitch() {
  const { t, i18n } = useTranslation('app');
  return (
    <fieldset className="language-switch">
      <legend className="sr-only">{t('language')}</legend>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={i18n.language === language}
          aria-label={languageNames[language]}
          title={languageNames[language]}
          className={classNames('language-choice', i18n.language === language && 'language-chosen')}
          onClick={() => void chooseLanguage(language)}
        >
          {language.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}
