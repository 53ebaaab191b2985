import type { SharedConsultation } from '@chitta/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/lib/api-error.ts';
import { errorMessage } from '#web/lib/error-message.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { paths } from '#web/lib/paths.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { sharedQuery } from './oracle-shares.api.ts';
import './oracle-shares.css';

interface SharedPageProps {
  readonly token: string;
  readonly children: (shared: SharedConsultation) => ReactNode;
}

/** Keeps the page out of search engines, also where it was reached from another page of the app. */
function useUnlisted(): void {
  useEffect(() => {
    const tag = document.createElement('meta');
    tag.name = 'robots';
    tag.content = 'noindex, nofollow';
    // Behind what a change of page clears away.
    const timer = setTimeout(() => document.head.append(tag));
    return () => {
      clearTimeout(timer);
      tag.remove();
    };
  }, []);
}

function Missing({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const { t } = useTranslation('oracle-shares');
  const isGone = error instanceof ApiError && [404, 422].includes(error.status);
  return (
    <div className="notice-page" role="alert">
      <h1>{t(isGone ? 'page.gone' : 'page.failed')}</h1>
      <p>{isGone ? t('page.goneText') : errorMessage(error)}</p>
      <p className="flex flex-wrap gap-3">
        {!isGone && <Button onClick={onRetry}>{t('page.retry')}</Button>}
        <Link to={paths.home} className={buttonClass('quiet')}>
          {t('page.chitta')}
        </Link>
      </p>
    </div>
  );
}

/** What somebody shared of a consultation, for whoever has the link. */
export function SharedPage({ token, children }: SharedPageProps) {
  const { t } = useTranslation('oracle-shares');
  useUnlisted();
  const { data, error, refetch } = useQuery(sharedQuery(token));
  if (error) return <Missing error={error} onRetry={() => void refetch()} />;
  return (
    <div className="shared-page">
      <header className="shared-head">
        <p>{t('page.title')}</p>
      </header>
      {data ? children(data) : <Skeleton className="h-96 w-full" />}
      {data && (
        <footer className="shared-foot">
          <p>{t('page.until', { day: formatDay(data.expiresAt, null) })}</p>
          <p>{t('page.what')}</p>
          <p>
            <Link to={paths.home} className="link">
              {t('page.chitta')}
            </Link>
          </p>
        </footer>
      )}
    </div>
  );
}
