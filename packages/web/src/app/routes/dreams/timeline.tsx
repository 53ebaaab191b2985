import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Timeline } from '#web/features/journal/timeline/timeline.tsx';
import { paths } from '#web/lib/paths.ts';
import { useMember } from '#web/lib/session.ts';

/** All that the member wrote. */
export function TimelinePage() {
  const { t } = useTranslation('timeline');
  const user = useMember();
  return (
    <div className="timeline-page">
      <header>
        <p className="mb-2">
          <Link to={paths.journal} className="link">
            {t('journal')}
          </Link>
        </p>
        <h1 className="page-title">{t('title')}</h1>
        <p className="mt-2 text-muted">{t('lead')}</p>
      </header>
      <Timeline user={user} />
    </div>
  );
}
