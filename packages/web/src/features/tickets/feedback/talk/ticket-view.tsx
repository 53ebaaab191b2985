import type { Ticket } from '@chitta/contract';
import { openTicketStatuses } from '@chitta/contract/limits';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { feedbackPaths } from '#web/lib/addresses/feedback-paths.ts';
import { Button } from '#web/ui/button.tsx';
import { TicketFacts } from '../list/ticket-facts.tsx';
import { VoteButton } from '../list/vote-button.tsx';
import { ChangeForm } from './change-form.tsx';
import { FollowButton } from './follow-button.tsx';
import { OwnPart } from './own-part.tsx';

interface TicketViewProps {
  readonly memberId: number;
  readonly ticket: Ticket;
  /** The picture of the screen that came with it. */
  readonly picture: ReactNode;
}

function Words({ ticket: { description, suggestion } }: Pick<TicketViewProps, 'ticket'>) {
  const { t } = useTranslation('feedback');
  return (
    <>
      <p className="feedback-text">{description}</p>
      {suggestion && (
        <div>
          <h2 className="field-label">{t('suggestion')}</h2>
          <p className="feedback-text">{suggestion}</p>
        </div>
      )}
    </>
  );
}

/** One ticket: the member's own with all that was said in it, or a public one to vote for and follow. */
export function TicketView({ memberId, ticket, picture }: TicketViewProps) {
  const { t } = useTranslation('feedback');
  const [isChanging, setChanging] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { title, status, duplicateOf, own } = ticket;
  useEffect(() => {
    // Only what stands behind the question mark has changed: to the page, it is the same.
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  const mayChange = own !== null && openTicketStatuses.includes(status);
  return (
    <article className="feedback-ticket">
      <header className="feedback-head">
        <h1 ref={heading} tabIndex={-1} className="page-title feedback-title">
          {title}
        </h1>
        <TicketFacts ticket={ticket} />
      </header>
      {duplicateOf !== null && (
        <p>
          <Link to={feedbackPaths.feedback} search={{ ticket: duplicateOf }} className="link">
            {t('original')}
          </Link>
        </p>
      )}
      {isChanging ? (
        <ChangeForm ticket={ticket} onClose={() => setChanging(false)} />
      ) : (
        <Words ticket={ticket} />
      )}
      {mayChange && !isChanging && (
        <p>
          <Button variant="ghost" onClick={() => setChanging(true)}>
            {t('change.title')}
          </Button>
        </p>
      )}
      {own ? (
        <>
          {picture}
          <OwnPart memberId={memberId} ticket={ticket} own={own} />
        </>
      ) : (
        <div className="feedback-ways">
          <VoteButton ticket={ticket} />
          <FollowButton ticket={ticket} />
        </div>
      )}
    </article>
  );
}
