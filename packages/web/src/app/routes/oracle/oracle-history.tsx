import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { zoneOf } from '#web/features/journal/dreams/journal/journal-days.ts';
import { History } from '#web/features/oracle/consultations/history/history.tsx';
import type { HistorySearch } from '#web/features/oracle/consultations/history/history-search.ts';
import { paths } from '#web/lib/paths.ts';
import { useMember } from '#web/lib/session.ts';
import './oracle-pages.css';

/** Every consultation; the address holds what is searched for. */
export function OracleHistoryPage() {
  const { t } = useTranslation('oracle');
  const user = useMember();
  const search = useSearch({ from: '/private/oracle-history' });
  const navigate = useNavigate({ from: '/oracle-history' });
  const handleSearch = useCallback(
    (next: HistorySearch) => void navigate({ search: next, replace: true, resetScroll: false }),
    [navigate],
  );
  return (
    <div className="oracle-page">
      <header className="oracle-head">
        <h1 className="page-title">{t('history.title')}</h1>
        <Link to={paths.oracle} className="link oracle-head-link">
          {t('title')}
        </Link>
      </header>
      <History zone={zoneOf(user)} search={search} onSearch={handleSearch} />
    </div>
  );
}
