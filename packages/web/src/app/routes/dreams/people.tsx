import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { JournalAddress } from '#web/features/journal/dreams/journal/journal-address.ts';
import { PresenceList } from '#web/features/journal/dreams/people-and-places/presence-list.tsx';
import { lastSearchOf } from '#web/lib/last-search.ts';
import { paths } from '#web/lib/paths.ts';
import { useMember } from '#web/lib/session.ts';

/** Who and where the member dreams of. */
export function PeoplePage() {
  const { t } = useTranslation(['people-and-places', 'dreams']);
  return (
    <div className="settings-page people-page">
      <header>
        <Link to={paths.journal} search={lastSearchOf<JournalAddress>(paths.journal)} className="people-back">
          <ArrowLeft size={18} aria-hidden />
          {t('dreams:journal.title')}
        </Link>
        <h1 className="page-title">{t('dreams:journal.people')}</h1>
        <p className="mt-2 text-muted">{t('lead')}</p>
      </header>
      <PresenceList user={useMember()} />
    </div>
  );
}
