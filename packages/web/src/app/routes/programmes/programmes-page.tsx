import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ProgrammeList } from '#web/features/programmes/programmes/programme-list.tsx';
import { programmesQuery } from '#web/features/programmes/programmes/programmes.api.ts';
import { currentLanguage } from '#web/lib/i18n.ts';
import { isPremium, useMember } from '#web/lib/session.ts';
import { QueryResult } from '#web/ui/query-result.tsx';

/** Programmes that there are. */
export function ProgrammesPage() {
  const { t } = useTranslation('programmes');
  const user = useMember();
  const programmes = useQuery(programmesQuery(currentLanguage()));
  return (
    <div className="programmes-page">
      <header className="programmes-head">
        <h1 className="page-title">{t('title')}</h1>
        <p className="programmes-lead">{t('lead')}</p>
      </header>
      <QueryResult query={programmes} retry={t('retry')}>
        {({ items }) => <ProgrammeList programmes={items} hasPremium={isPremium(user) || user.isAdmin} />}
      </QueryResult>
    </div>
  );
}
