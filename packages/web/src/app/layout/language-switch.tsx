import { type Language, languages } from '@chitta/contract/first-page';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { classNames } from '#web/lib/class-names.ts';
import { chooseLanguage } from '#web/lib/i18n.ts';
import { useSession } from '#web/lib/session.ts';

/** Every language in its own name, so that it is found by whoever needs it. */
const languageNames = { en: 'English', es: 'Español' } as const;

/** Switches the interface at once; the server hears of it for the mails that it sends. */
export function LanguageSwitch() {
  const { t, i18n } = useTranslation('app');
  const queryClient = useQueryClient();
  const { user } = useSession();
  const choose = async (language: Language) => {
    await chooseLanguage(language);
    if (!user || user.language === language) return;
    const { saveLanguage } = await import('#web/features/identity/accounts/sync-settings.ts');
    await saveLanguage(queryClient, language);
  };
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
          onClick={() => void choose(language)}
        >
          {language.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}
