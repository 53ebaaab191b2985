import type { Ticket } from '@chitta/contract';
import { openTicketStatuses } from '@chitta/contract/limits';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { SwitchField } from '#web/ui/switch-field.tsx';
import { useChangeTicket } from '../feedback.api.ts';
import { ActionList, BrowserFacts } from '../form/fact-views.tsx';
import { AnswerForm } from './answer-form.tsx';
import { TicketTalk } from './ticket-talk.tsx';

interface OwnPartProps {
  readonly memberId: number;
  readonly ticket: Ticket;
  readonly own: NonNullable<Ticket['own']>;
}

/** What only its member sees of a ticket, and does with it. */
export function OwnPart({ memberId, ticket, own }: OwnPartProps) {
  const { t } = useTranslation('feedback');
  const change = useChangeTicket(ticket.id);
  const { pageUrl, browserInfo, userActions, mayBePublic } = own;
  return (
    <>
      <section className="feedback-section" aria-labelledby="feedback-talk">
        <h2 id="feedback-talk">{t('talk.title')}</h2>
        <TicketTalk own={own} />
        <AnswerForm memberId={memberId} ticket={ticket} />
      </section>
      {(openTicketStatuses.includes(ticket.status) || mayBePublic) && (
        <div>
          <SwitchField
            label={t('form.public')}
            hint={t(ticket.isPublic ? 'publicNow' : 'form.publicHint')}
            isOn={mayBePublic}
            onChange={(isOn) => change.mutate({ mayBePublic: isOn })}
          />
          {change.isError && (
            <p role="alert" className="field-error">
              {errorMessage(change.error)}
            </p>
          )}
        </div>
      )}
      {(pageUrl !== null || browserInfo || userActions.length > 0) && (
        <Disclosure title={t('facts.sent')}>
          {pageUrl !== null && <p className="feedback-fact">{pageUrl}</p>}
          {browserInfo && <BrowserFacts of={browserInfo} />}
          {userActions.length > 0 && <ActionList actions={userActions} />}
        </Disclosure>
      )}
    </>
  );
}
