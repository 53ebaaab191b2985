import type { TicketSummary } from '@chitta/contract';
import { openTicketStatuses } from '@chitta/contract/limits';
import { ThumbsUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { useInterest } from '../feedback.api.ts';

/** One vote for what somebody else has written, given and taken back; not for what is one's own or has ended. */
export function VoteButton({ ticket }: { readonly ticket: TicketSummary }) {
  const { t } = useTranslation('feedback');
  const interest = useInterest(ticket, 'vote');
  const { isOwn, isPublic, hasVoted, status, title } = ticket;
  const isOpen = openTicketStatuses.includes(status);
  if (isOwn || !isPublic || (!isOpen && !hasVoted)) return null;
  return (
    <span className="feedback-vote">
      <button
        type="button"
        className="feedback-toggle"
        aria-pressed={hasVoted}
        disabled={interest.isPending}
        onClick={() => interest.mutate(!hasVoted)}
      >
        <ThumbsUp size={18} aria-hidden />
        {t('vote')}
        <span className="sr-only">: {title}</span>
      </button>
      {interest.isError && (
        <span role="alert" className="field-error">
          {errorMessage(interest.error)}
        </span>
      )}
    </span>
  );
}
