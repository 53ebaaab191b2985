import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ticketDeskPaths } from '#web/lib/addresses/ticket-desk-paths.ts';
import { ListPages } from '#web/ui/list-pages.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { DeskSearch } from '../desk-search.ts';
import { deskTicketsQuery } from '../tickets-desk.api.ts';
import { DeskSummary } from './desk-summary.tsx';
import { TicketFilters } from './ticket-filters.tsx';
import { TicketRow } from './ticket-row.tsx';
import '../tickets-desk.css';

interface TicketListProps {
  readonly search: DeskSearch;
  readonly onSearch: (search: DeskSearch) => void;
}

/** All tickets: how the desk stands, what is looked for, and what was found. */
export function TicketList({ search, onSearch }: TicketListProps) {
  const { t } = useTranslation('tickets-desk');
  const list = useInfiniteQuery(deskTicketsQuery(search));
  const counts = list.data?.pages[0]?.counts;
  const isNarrowed = Object.keys(search).some((name) => name !== 'sort');
  return (
    <>
      {counts && <DeskSummary counts={counts} search={search} onSearch={onSearch} />}
      {list.isPending && <Skeleton className="h-28 w-full" />}
      <TicketFilters search={search} onSearch={onSearch} />
      <p className="text-muted text-sm">
        {t('keys')}{' '}
        <Link to={ticketDeskPaths.cannedAnswers} className="link">
          {t('canned.title')}
        </Link>
      </p>
      <ListPages
        list={list}
        empty={isNarrowed ? t('nothingFound') : t('empty')}
        more={t('more')}
        retry={t('retry')}
      >
        {(tickets) => (
          <ul aria-label={t('found')} className="desk-tickets">
            {tickets.map((ticket) => (
              <TicketRow key={ticket.id} ticket={ticket} />
            ))}
          </ul>
        )}
      </ListPages>
    </>
  );
}
