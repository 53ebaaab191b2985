import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskSearch } from '#web/features/tickets/desk/desk-search.ts';
import { TicketList } from '#web/features/tickets/desk/list/ticket-list.tsx';
import { AdminPage } from '../admin-page.tsx';

/** All tickets; the address holds what is looked for. */
export function AdminTicketsPage() {
  const { t } = useTranslation('tickets-desk');
  const search = useSearch({ from: '/private/admins/admin/tickets' });
  const navigate = useNavigate({ from: '/admin/tickets' });
  const handleSearch = useCallback(
    (next: DeskSearch) => void navigate({ search: next, replace: true, resetScroll: false }),
    [navigate],
  );
  return (
    <AdminPage title={t('title')} lead={t('lead')}>
      <TicketList search={search} onSearch={handleSearch} />
    </AdminPage>
  );
}
