import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { communityPaths } from '#web/lib/addresses/community-paths.ts';
import { QueryResult } from '#web/ui/query-result.tsx';
import { circlesQuery } from './circles.api.ts';

/** The circles that the member is in. */
export function CircleList() {
  const { t } = useTranslation('community-circles');
  const circles = useQuery(circlesQuery);
  return (
    <section aria-labelledby="circles-yours" className="grid gap-3">
      <h2 id="circles-yours" className="community-subtitle">
        {t('yours')}
      </h2>
      <QueryResult query={circles} retry={t('retry')} placeholder="h-24">
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-muted">{t('none')}</p>
          ) : (
            <ul className="circle-list">
              {items.map(({ id, name, isMine, isResting }) => (
                <li key={id}>
                  <Link to={communityPaths.circle} params={{ circleId: id }} className="link">
                    {name}
                  </Link>
                  <span className="text-muted text-sm">
                    {[isMine && t('made'), isResting && t('resting')].filter(Boolean).join(' · ')}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </QueryResult>
    </section>
  );
}
