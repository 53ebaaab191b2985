import type { SymbolSuggestion } from '@chitta/contract';
import { personalSymbol as most } from '@chitta/contract/limits';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { newDraft, requestOf } from '../form/symbol-draft.ts';
import { useDismissSuggestion, useSavePersonalSymbol } from '../personal-symbols.api.ts';

interface GiveMeaningProps {
  readonly suggestion: SymbolSuggestion;
  readonly onMore: (description: string) => void;
}

/** One line for what a word is to the member, and a way to let the word go. */
export function GiveMeaning({ suggestion, onMore }: GiveMeaningProps) {
  const { t } = useTranslation('personal-symbols');
  const { word, language } = suggestion;
  const [meaning, setMeaning] = useState('');
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const save = useSavePersonalSymbol();
  const dismiss = useDismissSuggestion();
  const isMissing = meaning.trim() === '';

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isMissing) return field.current?.focus();
    const body = requestOf({ ...newDraft(language, word), description: meaning.trim() });
    save.mutate({ id: null, body }, { onSuccess: () => toast({ title: t('suggestions.saved', { word }) }) });
  }

  const problem = isTried && isMissing ? t('suggestions.missing') : undefined;
  return (
    <form className="symbol-give" noValidate onSubmit={handleSubmit}>
      <TextField
        ref={field}
        label={t('suggestions.meaning', { word })}
        error={save.error ? errorMessage(save.error) : problem}
        value={meaning}
        maxLength={most.description}
        placeholder={t('suggestions.example')}
        autoComplete="off"
        onChange={({ target }) => setMeaning(target.value)}
      />
      <div className="symbol-give-actions">
        <Button type="submit" isBusy={save.isPending}>
          {t('form.save')}
        </Button>
        <Button variant="ghost" onClick={() => onMore(meaning.trim())}>
          {t('suggestions.more')}
        </Button>
        <Button
          variant="ghost"
          aria-label={t('suggestions.dismiss', { word })}
          onClick={() => dismiss.mutate({ word, language })}
        >
          {t('suggestions.letGo')}
        </Button>
      </div>
    </form>
  );
}
