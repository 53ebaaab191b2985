import type { DeskContent, PreviewedSentence } from '@chitta/contract';
import { deskText, type Language, languages } from '@chitta/contract/limits';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { AreaField } from '#web/ui/area-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { usePreview } from '../dictionary-admin.api.ts';

/** Sentences of one's own, read as they are read now and with the entry; nothing of it is kept. */
export function SentencePreview({ content }: { readonly content: DeskContent }) {
  const { t } = useTranslation('dictionary-admin');
  const [texts, setTexts] = useState<Record<Language, string>>({ en: '', es: '' });
  const { mutate, data, error, isPending } = usePreview();
  const sentences = languages.flatMap((language) => {
    const text = texts[language].trim();
    return text === '' ? [] : [{ language, text }];
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (sentences.length > 0) mutate({ content, sentences });
  }

  return (
    <section className="grid gap-4" aria-labelledby="desk-preview">
      <h3 id="desk-preview">{t('preview.title')}</h3>
      <form className="grid justify-items-start gap-4" onSubmit={handleSubmit}>
        <div className="desk-languages">
          {languages.map((language) => (
            <AreaField
              key={language}
              label={t(`preview.sentence.${language}`)}
              lang={language}
              rows={2}
              maxLength={deskText.sentence}
              value={texts[language]}
              onWrite={(text) => setTexts({ ...texts, [language]: text })}
            />
          ))}
        </div>
        <Button type="submit" variant="quiet" isBusy={isPending}>
          {t('preview.read')}
        </Button>
      </form>
      {error && (
        <p role="alert" className="form-failure">
          {errorMessage(error)}
        </p>
      )}
      <div role="status" className="grid gap-4">
        {data?.sentences.map((sentence) => (
          <Previewed key={sentence.language} sentence={sentence} />
        ))}
      </div>
    </section>
  );
}

function Previewed({
  sentence: { language, text, before, after, reading },
}: {
  readonly sentence: PreviewedSentence;
}) {
  const { t } = useTranslation('dictionary-admin');
  const names = (mentions: PreviewedSentence['after']) =>
    mentions.map(({ text: words, name }) => `${words} → ${name}`).join(' · ') || t('preview.nothing');
  return (
    <dl className="desk-previewed">
      <dt>{t('preview.before')}</dt>
      <dd lang={language}>{names(before)}</dd>
      <dt>{t('preview.after')}</dt>
      <dd lang={language}>{names(after)}</dd>
      <dt>{t('preview.reading')}</dt>
      <dd lang={language}>
        <p className="text-muted">{text}</p>
        <p>{reading}</p>
      </dd>
    </dl>
  );
}
