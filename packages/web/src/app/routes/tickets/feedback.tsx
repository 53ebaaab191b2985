import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ticketQuery } from '#web/features/tickets/feedback/feedback.api.ts';
import { TicketForm } from '#web/features/tickets/feedback/form/ticket-form.tsx';
import { TicketList } from '#web/features/tickets/feedback/list/ticket-list.tsx';
import { TicketView } from '#web/features/tickets/feedback/talk/ticket-view.tsx';
import { ScreenshotField } from '#web/features/tickets/screenshot/screenshot-field.tsx';
import { SentScreenshot } from '#web/features/tickets/screenshot/sent-screenshot.tsx';
import { fileOf, type Shot } from '#web/features/tickets/screenshot/shot.ts';
import { feedbackPaths } from '#web/lib/addresses/feedback-paths.ts';
import { useIsOnline } from '#web/lib/device/use-is-online.ts';
import { useMember } from '#web/lib/session.ts';
import { BackLink } from '#web/ui/back-link/back-link.tsx';
import { QueryResult } from '#web/ui/query-result.tsx';
import { toast } from '#web/ui/toast/toast-store.ts';
import '#web/features/tickets/feedback/feedback.css';

function Back() {
  const { t } = useTranslation('feedback');
  return <BackLink to={feedbackPaths.feedback}>{t('back')}</BackLink>;
}

/** One ticket, at the address that mails name. */
function OneTicket({ id, memberId }: { readonly id: number; readonly memberId: number }) {
  const { t } = useTranslation('feedback');
  const ticket = useQuery(ticketQuery(id));
  return (
    <>
      <Back />
      {ticket.data === undefined && <h1 className="page-title">{t('title')}</h1>}
      <QueryResult query={ticket} retry={t('retry')}>
        {(known) => (
          <TicketView
            memberId={memberId}
            ticket={known}
            picture={known.own?.screenshot && <SentScreenshot id={id} screenshot={known.own.screenshot} />}
          />
        )}
      </QueryResult>
    </>
  );
}

/** Writes to the operator, and lists what was written. */
interface AllTicketsProps {
  readonly memberId: number;
  readonly shot: Shot | null;
  readonly onShot: (shot: Shot | null) => void;
}

function AllTickets({ memberId, shot, onShot }: AllTicketsProps) {
  const { t } = useTranslation('feedback');
  const navigate = useNavigate({ from: feedbackPaths.feedback });
  return (
    <>
      <header className="feedback-head">
        <h1 className="page-title">{t('title')}</h1>
        <p className="feedback-lead">{t('lead')}</p>
        <p className="feedback-ways">
          <Link to={feedbackPaths.roadmap} className="link">
            {t('roadmap')}
          </Link>
          <a href="#feedback-own" className="link">
            {t('own')}
          </a>
        </p>
      </header>
      <TicketForm
        memberId={memberId}
        pictureField={<ScreenshotField shot={shot} onChange={onShot} />}
        makePicture={shot && (() => fileOf(shot))}
        onSent={(ticket) => {
          onShot(null);
          toast({ title: t('sent') });
          void navigate({ search: { ticket } });
        }}
      />
      <section className="feedback-section" aria-labelledby="feedback-own">
        <h2 id="feedback-own">{t('own')}</h2>
        <TicketList scope="own" />
      </section>
    </>
  );
}

/** What members tell the operator, and what becomes of it. */
export function FeedbackPage() {
  const { t } = useTranslation('feedback');
  const { id: memberId } = useMember();
  const { ticket } = useSearch({ from: '/private/feedback' });
  const isOnline = useIsOnline();
  // Here, so that it is still there after a look at what is similar.
  const [shot, setShot] = useState<Shot | null>(null);
  return (
    <div className="feedback-page">
      <p role="status" className="form-failure" hidden={isOnline}>
        {!isOnline && t('offline')}
      </p>
      {ticket === undefined ? (
        <AllTickets memberId={memberId} shot={shot} onShot={setShot} />
      ) : (
        <OneTicket key={ticket} id={ticket} memberId={memberId} />
      )}
    </div>
  );
}
