import type { AdminTicketSummary } from '@chitta/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ticketDeskPaths } from '#web/lib/addresses/ticket-desk-paths.ts';
import { dayOf } from '../time-words.ts';
import { StatusMark, useServiceTimes } from './ticket-marks.tsx';

/** One ticket of the list: how it stands, whose it is, who works on it, how long it takes. */
export function TicketRow({ ticket }: { readonly ticket: AdminTicketSummary }) {
  const { id, title, status, waitingSince, priority } = ticket;
  const times = useServiceTimes(ticket);
  return (
    <li data-row data-waiting={waitingSince !== null} data-priority={priority}>
      <p>
        <Link to={ticketDeskPaths.one} params={{ ticketId: String(id) }} className="desk-ticket-title">
          <span className="text-muted">#{id}</span> {title}
        </Link>
      </p>
      <p className="text-sm">
        <StatusMark status={status} />
        {useFacts(ticket).map((fact) => (
          <span key={fact}> · {fact}</span>
        ))}
      </p>
      <p className="text-muted text-sm">{times.join(' · ')}</p>
    </li>
  );
}

function useFacts(ticket: AdminTicketSummary): string[] {
  const { t } = useTranslation('tickets-desk');
  const { category, priority, member, assignedTo, upvotes, isPublic, plannedRelease, createdAt } = ticket;
  const facts = [
    t(`priority.${priority}`),
    t(`category.${category}`),
    t('row.by', { name: member.username, day: dayOf(createdAt) }),
    assignedTo ? t('row.assigned', { name: assignedTo.username }) : t('row.nobody'),
    upvotes > 0 && t('row.votes', { count: upvotes }),
    isPublic && t('row.public'),
    plannedRelease !== null && t('row.release', { release: plannedRelease }),
  ];
  return facts.filter((fact) => fact !== false);
}
