import type { AdminTicket } from '@chitta/contract';
import { ticket as limits } from '@chitta/contract/limits';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { AreaField } from '#web/ui/area-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import { InsertCanned } from '../canned/insert-canned.tsx';
import { useAnswerTicket } from '../tickets-desk.api.ts';

/** Answers the member, or leaves a note: which of the two is said above the words, in their colour and on the button. */
export function AnswerForm({ ticket }: { readonly ticket: AdminTicket }) {
  const { t } = useTranslation('tickets-desk');
  const [text, setText] = useState('');
  const [isInternal, setInternal] = useState(false);
  const [isTried, setTried] = useState(false);
  const answer = useAnswerTicket(ticket);
  const way = isInternal ? 'note' : 'answer';
  const { username } = ticket.member;
  const isEmpty = text.trim() === '';
  const submit = () => {
    setTried(true);
    if (isEmpty || answer.isPending) return;
    answer.mutate(
      { text, isInternal },
      {
        onSuccess: () => {
          // What was written while it was on its way is another answer.
          setText((now) => (now === text ? '' : now));
          setTried(false);
          toast({ title: t(`say.done.${way}`, { name: username }) });
        },
      },
    );
  };
  return (
    <form
      className="desk-say"
      data-way={way}
      noValidate
      aria-label={t('say.title')}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <WayChoice isInternal={isInternal} name={username} onChoose={setInternal} />
      {!isInternal && (
        <InsertCanned
          language={ticket.browserInfo?.language}
          onInsert={(canned) =>
            setText((before) => (before.trim() ? `${before.trimEnd()}\n\n${canned}` : canned))
          }
        />
      )}
      <AreaField
        label={t(`say.label.${way}`)}
        hint={t(`say.hint.${way}`, { name: username })}
        error={isTried && isEmpty ? t('say.needed') : undefined}
        value={text}
        rows={6}
        maxLength={limits.answer}
        onWrite={setText}
      />
      {answer.isError && (
        <p role="alert" className="form-failure">
          {errorMessage(answer.error)}
        </p>
      )}
      <p>
        <Button type="submit" variant={isInternal ? 'quiet' : 'primary'} isBusy={answer.isPending}>
          {t(`say.send.${way}`)}
        </Button>
      </p>
    </form>
  );
}

interface WayChoiceProps {
  readonly isInternal: boolean;
  readonly name: string;
  readonly onChoose: (isInternal: boolean) => void;
}

function WayChoice({ isInternal, name, onChoose }: WayChoiceProps) {
  const { t } = useTranslation('tickets-desk');
  const group = useId();
  return (
    <fieldset className="desk-ways">
      <legend className="field-label">{t('say.title')}</legend>
      {([false, true] as const).map((value) => (
        <label key={String(value)}>
          <input type="radio" name={group} checked={isInternal === value} onChange={() => onChoose(value)} />
          <span>{value ? t('say.way.note') : t('say.way.answer', { name })}</span>
        </label>
      ))}
    </fieldset>
  );
}
