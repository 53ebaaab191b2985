import type { Consultation, LanguageModel } from '@chitta/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api-client.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { useWriting } from './use-writing.ts';
import './written-answers.css';

interface WrittenAnswerProps {
  readonly consultation: Consultation;
  /** The operator's model, where the member lets it see dreams; else null. */
  readonly model: LanguageModel | null;
  /** Shows an answer, and under it the line that says whose words it is in. */
  readonly children: (shown: Consultation, line: ReactNode) => ReactNode;
}

/** Our own answer, or what a model wrote from its plan: one switch between them. */
export function WrittenAnswer({ consultation, model, children }: WrittenAnswerProps) {
  const [showsOwn, setShowsOwn] = useState(false);
  const { written, oracleResponse } = consultation;
  const { sentences, writtenBy } = written ?? {};
  const isWritten = sentences !== undefined && writtenBy !== undefined && !showsOwn;
  const shown = isWritten
    ? { ...consultation, oracleResponse: { ...oracleResponse, sentences, writtenBy } }
    : consultation;
  if (!written) return children(shown, <WritingOffer consultation={consultation} model={model} />);
  return children(
    shown,
    <WrittenLine id={consultation.id} showsOwn={showsOwn} onToggle={() => setShowsOwn(!showsOwn)} />,
  );
}

/** Whether a model can be given this answer at all: the server says so too. */
function canBeWritten({ oracleResponse: response, isImported }: Consultation): boolean {
  return response.kind === 'answer' && response.care === null && response.dreams.length > 0 && !isImported;
}

function WritingOffer({ consultation, model }: Pick<WrittenAnswerProps, 'consultation' | 'model'>) {
  // Only those who have a model load its words; the answer does not wait for them.
  const { t, ready } = useTranslation('written-answers', { useSuspense: false });
  const { writing, start } = useWriting(consultation.id);
  const { status, sentences } = writing;
  if (model === null || !canBeWritten(consultation) || !ready || status === 'left') return null;
  const isRunning = status === 'running';
  return (
    <div className="written-line no-print">
      <p>{t(isRunning ? 'running' : 'offer', { ...model })}</p>
      {isRunning && sentences > 0 && <p>{t('sentences', { count: sentences })}</p>}
      <p role="status">{status === 'failed' && t('failed')}</p>
      <Button variant="ghost" isBusy={isRunning} onClick={() => void start()}>
        {t('start')}
      </Button>
    </div>
  );
}

interface WrittenLineProps {
  readonly id: string;
  readonly showsOwn: boolean;
  readonly onToggle: () => void;
}

/** Back to ours and forth, and the way to be rid of what was written. */
function WrittenLine({ id, showsOwn, onToggle }: WrittenLineProps) {
  const { t, ready } = useTranslation('written-answers', { useSuspense: false });
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => api('DELETE /api/oracle/consultations/:id/written', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['oracle', 'detail', id] }),
  });
  if (!ready) return null;
  return (
    <div className="written-line no-print">
      <Button variant="ghost" aria-pressed={showsOwn} onClick={onToggle}>
        {t('own')}
      </Button>
      <Button variant="ghost" isBusy={remove.isPending} onClick={() => remove.mutate()}>
        {t('remove')}
      </Button>
      {remove.isError && (
        <p role="alert" className="field-error">
          {errorMessage(remove.error)}
        </p>
      )}
    </div>
  );
}
