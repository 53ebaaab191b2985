import type { DebugDreamRequest } from '@chitta/contract';
import { dreamText, type Language, languages } from '@chitta/contract/limits';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { AreaField } from '#web/ui/area-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { useTraceReading } from './ai-debug.api.ts';
import { AskModel } from './ask-model.tsx';
import { MentionTable } from './mention-table.tsx';
import { ReadingEvidence } from './reading-evidence.tsx';
import { StageTimes } from './stage-times.tsx';
import './ai-debug.css';

const levels = ['premium', 'free', 'plain'] as const satisfies readonly DebugDreamRequest['level'][];

interface DreamFormProps {
  readonly isBusy: boolean;
  readonly onSubmit: (dream: DebugDreamRequest) => void;
}

function DreamForm({ isBusy, onSubmit }: DreamFormProps) {
  const { t } = useTranslation('ai-debug');
  const [content, setContent] = useState('');
  const [language, setLanguage] = useState('');
  const [level, setLevel] = useState<DebugDreamRequest['level']>('premium');

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onSubmit({ content, level, ...(language && { language: language as Language }) });
  }

  return (
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
      <div className="ai-debug-choices">
        <SelectField
          label={t('language.label')}
          value={language}
          onChange={({ target }) => setLanguage(target.value)}
        >
          <option value="">{t('language.own')}</option>
          {languages.map((each) => (
            <option key={each} value={each}>
              {t(`language.${each}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('level.label')}
          value={level}
          onChange={({ target }) => setLevel(target.value as DebugDreamRequest['level'])}
        >
          {levels.map((each) => (
            <option key={each} value={each}>
              {t(`level.${each}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <Button type="submit" isBusy={isBusy}>
        {t('submit')}
      </Button>
    </form>
  );
}

/** For administrators: paste a dream, and see how it is read, step by step, and what the language model makes of it. */
export function AiDebug() {
  const { t } = useTranslation('ai-debug');
  const { mutate, data: trace, variables, error, isPending, submittedAt } = useTraceReading();
  return (
    <div className="ai-debug">
      <header>
        <h1 className="page-title">{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      <DreamForm isBusy={isPending} onSubmit={(dream) => mutate(dream)} />
      {error && <p role="alert">{errorMessage(error)}</p>}
      {trace && variables && (
        <div className="ai-debug-trace" key={submittedAt}>
          <p className="ai-debug-summary">
            {t(trace.isLanguageCertain ? 'certain' : 'uncertain', {
              language: t(`language.${trace.language}`),
            })}{' '}
            {t('words', { count: trace.words })}
          </p>
          <StageTimes stages={trace.stages} />
          <MentionTable mentions={trace.mentions} unknown={trace.unknown} />
          <ReadingEvidence content={variables.content} reading={trace.reading} />
          <AskModel dream={variables} trace={trace} />
        </div>
      )}
    </div>
  );
}
