import { useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { SymbolDesk } from '#web/features/symbols/dictionary-admin/symbol-desk.tsx';
import { AdminPage } from './admin-page.tsx';

/** What the dictionary lacks and says; the address may name a word or an entry. */
export function SymbolManagementPage() {
  const { t } = useTranslation('dictionary-admin');
  const search = useSearch({ from: '/private/admins/admin/symbol-management' });
  return (
    <AdminPage title={t('title')} lead={t('lead')}>
      <SymbolDesk key={`${search.word} ${search.symbol}`} search={search} />
    </AdminPage>
  );
}
