import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leaveEarlyPage } from '#web/lib/early-words/early-field.ts';
import { failureOf, networkFailure, reportFailure } from '#web/lib/failures/network-failure.ts';
import { paths } from '#web/lib/paths.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { keepLastError } from './error-log.ts';

/** The full page that is left when something broke. It must work without any other part of the app. */
export function ErrorScreen() {
  const { t } = useTranslation('app');
  useEffect(leaveEarlyPage, []);
  return (
    <main className="notice-page" role="alert">
      <h1>{t('error.title')}</h1>
      <p>{t('error.tryThis')}</p>
      <ul>
        <li>{t('error.stepReload')}</li>
        <li>{t('error.stepCache')}</li>
        <li>{t('error.stepLater')}</li>
      </ul>
      <p className="flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>{t('error.reload')}</Button>
        <a href={paths.landing} className={buttonClass('quiet')}>
          {t('error.home')}
        </a>
      </p>
      <p className="text-muted">{t('error.support')}</p>
    </main>
  );
}

/** A page that this device has never fetched, and cannot fetch now. It opens by itself once there is a connection. */
function UnfetchedScreen() {
  const { t } = useTranslation('app');
  const router = useRouter();
  useEffect(() => {
    leaveEarlyPage();
    // The page says it itself: nothing is laid over it.
    networkFailure.set(null);
    const retry = () => void router.invalidate();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [router]);
  return (
    <div className="notice-page" role="alert">
      <h1>{t('network.title')}</h1>
      <p>{t('network.unfetched')}</p>
      <p>
        <Button onClick={() => void router.invalidate()}>{t('network.retry')}</Button>
      </p>
    </div>
  );
}

/** A page whose code or words did not load, or that broke inside the router. */
export function RouteErrorScreen({ error }: { readonly error: unknown }) {
  const [isUnfetched] = useState(() => !navigator.onLine && failureOf(error, false) !== null);
  useEffect(() => {
    if (isUnfetched) return;
    keepLastError(error, null, 0);
    reportFailure(error);
  }, [error, isUnfetched]);
  return isUnfetched ? <UnfetchedScreen /> : <ErrorScreen />;
}
