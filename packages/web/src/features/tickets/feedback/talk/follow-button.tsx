import type { TicketSummary } from '@chitta/contract';
import { Bell } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { useInterest } from '../feedback.api.ts';

/** Being told of what becomes of it. Of one's own, members always are. */
export function FollowButton({ ticket }: { readonly ticket: TicketSummary }) {
  const { t } = useTranslation('feedback');
  const interest = useInterest(ticket, 'follow');
  const { isFollowed } = ticket;
  return (
    <span className="feedback-vote">
      <button
        type="button"
        className="feedback-toggle"
        aria-pressed={isFollowed}
        disabled={interest.isPending}
        onClick={() => interest.mutate(!isFollowed)}
      >
        <Bell size={18} aria-hidden />
        {t('follow')}
      </button>
      {interest.isError && (
        <span role="alert" className="field-error">
          {errorMessage(interest.error)}
        </span>
      )}
    </span>
  );
}
