import { dreamText } from '@chitta/contract/limits';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { currentLanguage } from '#web/lib/i18n.ts';
import { AreaField } from '#web/ui/area-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { useTraceSymbols } from './debug-symbols.api.ts';
import { TraceView } from './trace-view.tsx';
import './debug-symbols.css';

/** For administrators: paste a dream, and see how its symbols are recognised. */
export function DebugSymbols() {
  const { t } = useTranslation('debug-symbols');
  const [content, setContent] = useState('');
  const { mutate, data: trace, variables, error, isPending } = useTraceSymbols();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (content.trim() !== '') mutate({ content, language: currentLanguage() });
  }

  return (
    <div className="debug-symbols">
      <header>
        <h1 className="page-title">{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      <form onSubmit={handleSubmit}>
        <AreaField
          label={t('field')}
          hint={t('hint')}
          rows={6}
          maxLength={dreamText.max}
          autoComplete="off"
          required
          value={content}
          onWrite={setContent}
        />
        <Button type="submit" isBusy={isPending}>
          {t('submit')}
        </Button>
      </form>
      {error && <p role="alert">{errorMessage(error)}</p>}
      {trace && variables && <TraceView key={variables.content} content={variables.content} trace={trace} />}
    </div>
  );
}
