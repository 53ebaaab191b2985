import type { TicketSummary } from '@chitta/contract';
import { Link } from '@tanstack/react-router';
import { feedbackPaths } from '#web/lib/addresses/feedback-paths.ts';
import { TicketFacts } from './ticket-facts.tsx';
import { VoteButton } from './vote-button.tsx';

/** A ticket in a list. */
export function TicketRow({ ticket }: { readonly ticket: TicketSummary }) {
  const { id, title } = ticket;
  return (
    <div className="feedback-row">
      <div className="feedback-row-words">
        <Link to={feedbackPaths.feedback} search={{ ticket: id }} className="link">
          {title}
        </Link>
        <TicketFacts ticket={ticket} />
      </div>
      <VoteButton ticket={ticket} />
    </div>
  );
}
