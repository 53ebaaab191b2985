import { useTranslation } from 'react-i18next';
import { PresenceList } from '#web/features/journal/dreams/people-and-places/presence-list.tsx';
import { paths } from '#web/lib/paths.ts';
import { useMember } from '#web/lib/session.ts';
import { BackLink } from '#web/ui/back-link/back-link.tsx';

/** Who and where the member dreams of. */
export function PeoplePage() {
  const { t } = useTranslation(['people-and-places', 'dreams']);
  return (
    <div className="settings-page people-page">
      <header>
        <BackLink to={paths.journal}>{t('dreams:journal.title')}</BackLink>
        <h1 className="page-title">{t('dreams:journal.people')}</h1>
        <p className="mt-2 text-muted">{t('lead')}</p>
      </header>
      <PresenceList user={useMember()} />
    </div>
  );
}
