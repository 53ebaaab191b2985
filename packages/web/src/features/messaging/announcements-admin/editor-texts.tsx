import { announcementTexts } from '@chitta/contract/limits';
import { useTranslation } from 'react-i18next';
import { AreaField } from '#web/ui/area-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { AnnouncementDraft, DraftTexts } from './announcement-draft.ts';

export interface EditorPartProps {
  readonly draft: AnnouncementDraft;
  /** Names of the fields that were not taken. */
  readonly wrong: ReadonlySet<string>;
  readonly onChange: (changes: Partial<AnnouncementDraft>) => void;
}

const languages = ['en', 'es'] as const;

/** The texts in both languages side by side, and where the action leads. */
export function EditorTexts({ draft, wrong, onChange }: EditorPartProps) {
  const { t } = useTranslation('announcements-admin');
  return (
    <>
      <div className="announcement-languages">
        {languages.map((language) => (
          <TextsIn
            key={language}
            language={language}
            texts={draft[language]}
            wrong={wrong}
            onChange={(texts) => onChange({ [language]: texts })}
          />
        ))}
      </div>
      <TextField
        label={t('actionUrl')}
        hint={t('actionUrlHint')}
        error={wrong.has('actionUrl') ? t('actionUrlWrong') : undefined}
        inputMode="url"
        autoComplete="off"
        maxLength={announcementTexts.actionUrl}
        value={draft.actionUrl}
        onChange={({ target }) => onChange({ actionUrl: target.value })}
      />
    </>
  );
}

interface TextsInProps {
  readonly language: 'en' | 'es';
  readonly texts: DraftTexts;
  readonly wrong: ReadonlySet<string>;
  readonly onChange: (texts: DraftTexts) => void;
}

function TextsIn({ language, texts, wrong, onChange }: TextsInProps) {
  const { t } = useTranslation('announcements-admin');
  const errorOf = (field: keyof DraftTexts, words: string) =>
    wrong.has(language === 'en' ? field : `translations.es.${field}`) ? words : undefined;
  return (
    <fieldset className="announcement-language">
      <legend>{t(`languageNames.${language}`)}</legend>
      <TextField
        label={t('titleField')}
        lang={language}
        error={errorOf('title', t('needed', { most: announcementTexts.title }))}
        maxLength={announcementTexts.title}
        value={texts.title}
        onChange={({ target }) => onChange({ ...texts, title: target.value })}
      />
      <AreaField
        label={t('message')}
        lang={language}
        rows={4}
        error={errorOf('message', t('needed', { most: announcementTexts.message }))}
        maxLength={announcementTexts.message}
        value={texts.message}
        onWrite={(message) => onChange({ ...texts, message })}
      />
      <TextField
        label={t('actionText')}
        lang={language}
        error={errorOf('actionText', t('actionTextWrong'))}
        maxLength={announcementTexts.actionText}
        value={texts.actionText}
        onChange={({ target }) => onChange({ ...texts, actionText: target.value })}
      />
      {language === 'es' && <p className="text-muted text-sm">{t('englishStandsIn')}</p>}
    </fieldset>
  );
}
