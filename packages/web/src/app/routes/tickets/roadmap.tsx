import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { TicketList } from '#web/features/tickets/feedback/list/ticket-list.tsx';
import { roadmapQuery } from '#web/features/tickets/roadmap/roadmap.api.ts';
import { RoadmapColumns } from '#web/features/tickets/roadmap/roadmap-columns.tsx';
import { feedbackPaths } from '#web/lib/addresses/feedback-paths.ts';
import { paths } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { QueryResult } from '#web/ui/query-result.tsx';
import '#web/features/tickets/feedback/feedback.css';

/** What becomes of what members propose. Everybody can read it; members vote. */
export function RoadmapPage() {
  const { t } = useTranslation('roadmap');
  const { user } = useSession();
  const roadmap = useQuery(roadmapQuery);
  return (
    <div className="roadmap-page">
      <header className="feedback-head">
        <h1 className="page-title">{t('title')}</h1>
        <p className="feedback-lead">{t('lead')}</p>
        <p className="feedback-ways">
          {user ? (
            <Link to={feedbackPaths.feedback} className={buttonClass()}>
              {t('write')}
            </Link>
          ) : (
            <Link to={paths.login} search={{ next: feedbackPaths.roadmap }} className={buttonClass()}>
              {t('signIn')}
            </Link>
          )}
        </p>
      </header>
      <QueryResult query={roadmap} retry={t('retry')}>
        {(known) => <RoadmapColumns roadmap={known} isMember={user !== null} />}
      </QueryResult>
      {/* It stands below what is still on its way. */}
      {user && !roadmap.isPending && (
        <section className="roadmap-more" aria-labelledby="roadmap-all">
          <h2 id="roadmap-all">{t('all')}</h2>
          <p className="text-muted">{t('allHint')}</p>
          <TicketList scope="public" />
        </section>
      )}
    </div>
  );
}
