import type { TicketSummary } from '@chitta/contract';
import { ticket as limits, reopenedByAnswer } from '@chitta/contract/limits';
import { useTranslation } from 'react-i18next';
import { useKeptText } from '#web/lib/device/use-kept-text.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { AreaField } from '#web/ui/area-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { useAnswerTicket } from '../feedback.api.ts';

interface AnswerFormProps {
  readonly memberId: number;
  readonly ticket: TicketSummary;
}

/** Goes on with a ticket of one's own. Every stroke is on the device until the server has it. */
export function AnswerForm({ memberId, ticket: { id, status } }: AnswerFormProps) {
  const { t } = useTranslation('feedback');
  const { text, key, write, settle } = useKeptText({ memberId, at: `feedback/${id}` });
  const answer = useAnswerTicket(id);
  async function send() {
    if (text.trim() === '' || answer.isPending) return;
    const kept = await answer.mutateAsync({ text, key }).catch(() => null);
    if (kept) settle(key);
  }
  return (
    <form
      className="feedback-form"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <AreaField
        label={t('answer.label')}
        hint={reopenedByAnswer.includes(status) ? t('answer.reopens') : undefined}
        rows={4}
        maxLength={limits.answer}
        value={text}
        onWrite={write}
      />
      {answer.isError && (
        <p role="alert" className="form-failure">
          {errorMessage(answer.error)}
        </p>
      )}
      <p>
        <Button type="submit" variant="quiet" isBusy={answer.isPending} disabled={text.trim() === ''}>
          {t('answer.send')}
        </Button>
      </p>
    </form>
  );
}
