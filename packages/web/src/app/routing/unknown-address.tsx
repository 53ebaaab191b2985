import { Link, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#web/lib/paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { hasAllRoutes } from './all-routes.ts';
import { PageLoading } from './page-loading.tsx';

/** Says honestly that there is nothing here, and shows the way on. */
function NotFoundPage() {
  const { t } = useTranslation('app');
  return (
    <div className="notice-page">
      <h1>{t('notFound.title')}</h1>
      <p>{t('notFound.text')}</p>
      <p>
        <Link to={paths.landing} className={buttonClass('primary')}>
          {t('notFound.home')}
        </Link>
      </p>
    </div>
  );
}

/** An address that no page has: there is nothing, unless it belongs to the pages that are yet to be loaded. */
export function UnknownAddress() {
  const router = useRouter();
  const [isKnown, setKnown] = useState(hasAllRoutes);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    if (isKnown) return;
    router.options.context
      .loadAllRoutes()
      .then(() => router.load())
      .then(() => setKnown(true), setFailure);
  }, [isKnown, router]);
  // The error boundary knows what to do about a file that cannot be fetched.
  if (failure) throw failure;
  return isKnown ? <NotFoundPage /> : <PageLoading />;
}
