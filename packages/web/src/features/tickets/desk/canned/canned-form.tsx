import type { CannedAnswer } from '@chitta/contract';
import { languages, cannedAnswer as limits } from '@chitta/contract/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { AreaField } from '#web/ui/area-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useKeepCanned } from './canned-answers.api.ts';

interface CannedFormProps {
  /** Null: a new one. */
  readonly of: CannedAnswer | null;
  readonly onDone: () => void;
}

/** A canned answer in both languages: neither is kept without the other. */
export function CannedForm({ of, onDone }: CannedFormProps) {
  const { t } = useTranslation('tickets-desk');
  const [name, setName] = useState(of?.name ?? '');
  const [texts, setTexts] = useState(of?.texts ?? { en: '', es: '' });
  const [isTried, setTried] = useState(false);
  const keep = useKeepCanned();
  const missing = (text: string) => (isTried && text.trim() === '' ? t('canned.needed') : undefined);
  const submit = () => {
    setTried(true);
    if ([name, texts.en, texts.es].some((text) => text.trim() === '')) return;
    keep.mutate(
      { of, values: { name, texts } },
      {
        onSuccess: () => {
          toast({ title: t('canned.kept') });
          onDone();
        },
      },
    );
  };
  return (
    <form
      className="desk-canned-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h2 className="text-2xl">{t(of ? 'canned.editTitle' : 'canned.writeTitle')}</h2>
      <TextField
        label={t('canned.name')}
        hint={t('canned.nameHint')}
        error={missing(name)}
        value={name}
        maxLength={limits.name}
        onChange={({ target }) => setName(target.value)}
      />
      {languages.map((language) => (
        <AreaField
          key={language}
          label={t(`languages.${language}`)}
          error={missing(texts[language])}
          lang={language}
          value={texts[language]}
          rows={6}
          maxLength={limits.text}
          onWrite={(text) => setTexts({ ...texts, [language]: text })}
        />
      ))}
      {keep.isError && (
        <p role="alert" className="form-failure">
          {errorMessage(keep.error)}
        </p>
      )}
      <p className="desk-buttons">
        <Button type="submit" isBusy={keep.isPending}>
          {t('canned.keep')}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {t('cancel')}
        </Button>
      </p>
    </form>
  );
}
