import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ListPages } from '#web/ui/list-pages.tsx';
import { type TicketScope, ticketsQuery } from '../feedback.api.ts';
import { TicketRow } from './ticket-row.tsx';

/** The member's own tickets, or what is public, page by page. */
export function TicketList({ scope }: { readonly scope: TicketScope }) {
  const { t } = useTranslation('feedback');
  const list = useInfiniteQuery(ticketsQuery(scope));
  return (
    <ListPages list={list} empty={t(`empty.${scope}`)} more={t('more')} retry={t('retry')}>
      {(items) => (
        <ul className="feedback-rows">
          {items.map((ticket) => (
            <li key={ticket.id}>
              <TicketRow ticket={ticket} />
            </li>
          ))}
        </ul>
      )}
    </ListPages>
  );
}
