import type { AdminTicket } from '@chitta/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ticketDeskPaths } from '#web/lib/addresses/ticket-desk-paths.ts';
import { paths } from '#web/lib/paths.ts';
import { BackLink } from '#web/ui/back-link/back-link.tsx';
import { QueryResult } from '#web/ui/query-result.tsx';
import { useServiceTimes } from '../list/ticket-marks.tsx';
import { deskTicketQuery } from '../tickets-desk.api.ts';
import { dayOf } from '../time-words.ts';
import { AnswerForm } from './answer-form.tsx';
import { CameWith } from './came-with.tsx';
import { DecisionsForm } from './decisions-form.tsx';
import { workplaceOf } from './leads-to.ts';
import { StatusForm } from './status-form.tsx';
import { TicketTalk } from './ticket-talk.tsx';
import '../tickets-desk.css';

interface DeskTicketProps {
  readonly id: string;
  /** The administrator who looks at it. */
  readonly me: number;
  /** Shows what the member attached besides words. */
  readonly renderAttachments?: (ticket: AdminTicket) => ReactNode;
}

/** One ticket: the talk, what administrators decide of it, and what came along with it. */
export function DeskTicket({ id, me, renderAttachments }: DeskTicketProps) {
  const { t } = useTranslation('tickets-desk');
  const query = useQuery(deskTicketQuery(id));
  return (
    <>
      <BackLink to={ticketDeskPaths.list}>{t('back')}</BackLink>
      {!query.data && <h1 className="page-title">{t('one', { id })}</h1>}
      <QueryResult query={query} retry={t('retry')}>
        {(ticket) => (
          <>
            <Head ticket={ticket} />
            <div className="desk-columns">
              <div className="desk-main">
                <TicketTalk ticket={ticket} />
                <AnswerForm ticket={ticket} />
              </div>
              <aside className="desk-side" aria-label={t('decide.title')}>
                <StatusForm ticket={ticket} />
                <DecisionsForm ticket={ticket} me={me} />
              </aside>
            </div>
            <CameWith ticket={ticket}>{renderAttachments?.(ticket)}</CameWith>
          </>
        )}
      </QueryResult>
    </>
  );
}

function Head({ ticket }: { readonly ticket: AdminTicket }) {
  const { t } = useTranslation('tickets-desk');
  const { id, title, category, member, createdAt, upvotes, duplicateOf } = ticket;
  const times = useServiceTimes(ticket);
  const workplace = workplaceOf(ticket);
  return (
    <header className="desk-head">
      <h1 className="page-title">
        <span className="text-muted">#{id}</span> {title}
      </h1>
      <p>
        {t(`category.${category}`)} ·{' '}
        <Link to={paths.adminUser} params={{ userId: String(member.id) }} className="link">
          {member.username}
        </Link>{' '}
        · {dayOf(createdAt)} · {t('row.votes', { count: upvotes })} ·{' '}
        <Link to={ticketDeskPaths.list} search={{ member: member.id }} className="link">
          {t('ofMember')}
        </Link>
      </p>
      <p className="text-muted text-sm">{times.join(' · ')}</p>
      {duplicateOf !== null && (
        <p>
          <Link to={ticketDeskPaths.one} params={{ ticketId: String(duplicateOf) }} className="link">
            {t('goesOn', { id: duplicateOf })}
          </Link>
        </p>
      )}
      {workplace !== null && (
        <p>
          <a href={workplace} className="link">
            {t(category === 'symbol_missing' ? 'leads.word' : 'leads.entry')}
          </a>
        </p>
      )}
    </header>
  );
}
