import type { Language } from '@chitta/contract';
import { followUp as limits } from '@chitta/contract/limits';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { useKeepAnswer } from '../follow-ups.api.ts';
import { useUnsentText } from '../words/use-unsent-text.ts';
import { WordsField } from '../words/words-field.tsx';

interface AnswerProps {
  readonly memberId: number;
  readonly dreamId: number;
  readonly answer: string | null;
  /** Of the dream and its question. */
  readonly language: Language;
}

/** Deletes an answer and offers to bring it back. */
function useDeletion({ dreamId, answer }: AnswerProps, onDeleted: () => void) {
  const { t } = useTranslation('follow-ups');
  const keep = useKeepAnswer(dreamId);
  const fail = (error: unknown) =>
    toast({ title: t('answer.deleteFailed'), description: errorMessage(error), variant: 'destructive' });
  async function undo() {
    await keep.mutateAsync(answer).catch(fail);
  }
  async function remove() {
    try {
      await keep.mutateAsync(null);
      onDeleted();
      toast({
        title: t('answer.deleted'),
        duration: 10_000,
        action: { label: t('undo'), onClick: () => void undo() },
      });
    } catch (error) {
      fail(error);
    }
  }
  return { remove, isDeleting: keep.isPending };
}

interface KeptAnswerProps {
  readonly text: string;
  readonly language: Language;
  /** It was kept a moment ago, and the pressed button is gone: the reader goes on here. */
  readonly isFocused: boolean;
  readonly isDeleting: boolean;
  readonly onChange: () => void;
  readonly onDelete: () => void;
}

function KeptAnswer({ text, language, isFocused, isDeleting, onChange, onDelete }: KeptAnswerProps) {
  const { t } = useTranslation('follow-ups');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFocused) heading.current?.focus();
  }, [isFocused]);
  return (
    <div className="follow-up-part">
      <h3 ref={heading} tabIndex={-1}>
        {t('answer.yours')}
      </h3>
      <blockquote className="follow-up-words" lang={language}>
        {text}
      </blockquote>
      <div className="follow-up-actions">
        <Button variant="ghost" onClick={onChange}>
          {t('answer.change')}
        </Button>
        <Button variant="ghost" isBusy={isDeleting} onClick={onDelete}>
          {t('answer.delete')}
        </Button>
      </div>
    </div>
  );
}

/** The answer to a reading's question: a line to write, then the line as it was written. */
export function Answer(props: AnswerProps) {
  const { memberId, dreamId, answer, language } = props;
  const { t } = useTranslation('follow-ups');
  const keep = useKeepAnswer(dreamId);
  const [isChanging, setChanging] = useState(false);
  const [isJustKept, setJustKept] = useState(false);
  const words = useUnsentText({
    place: { memberId, dream: dreamId, kind: 'answer' },
    saved: answer ?? '',
    onSend: (text) => keep.mutateAsync(text),
  });
  const deletion = useDeletion(props, () => words.reset(''));

  async function handleKeep() {
    if (words.text.trim() === '' || !(await words.send())) return;
    setJustKept(true);
    setChanging(false);
  }

  if (answer !== null && !isChanging && !words.isUnsent) {
    return (
      <KeptAnswer
        text={answer}
        language={language}
        isFocused={isJustKept}
        isDeleting={deletion.isDeleting}
        onChange={() => setChanging(true)}
        onDelete={() => void deletion.remove()}
      />
    );
  }
  return (
    <form
      className="follow-up-part"
      onSubmit={(event) => {
        event.preventDefault();
        void handleKeep();
      }}
    >
      <WordsField
        label={t('answer.label')}
        language={language}
        placeholder={t(`answer.placeholder.${language}`)}
        max={limits.answer}
        text={words.text}
        error={words.error}
        isFocused={isChanging}
        onWrite={words.write}
      />
      <div className="follow-up-actions">
        <Button
          type="submit"
          variant="quiet"
          isBusy={words.isSending}
          disabled={words.text.trim() === '' || !words.isUnsent}
        >
          {t('answer.keep')}
        </Button>
        {answer !== null && (
          <Button
            variant="ghost"
            onClick={() => {
              words.reset(answer);
              setChanging(false);
            }}
          >
            {t('answer.cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
