import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { networkFailure } from '#web/lib/failures/network-failure.ts';
import { useStore } from '#web/lib/store.ts';
import type { AppRouter } from '../routing/router.tsx';
import type { NetworkFailureScreen } from './network-failure-screen.tsx';

/** Milliseconds in which the page itself goes before. */
const screenAfter = 1000;

/** The page on screen can be used without a connection, so nothing is laid over it. */
function worksOffline(router: AppRouter): boolean {
  return router.state.matches.some((match) => match.staticData.worksOffline);
}

/**
 * Fetches what is laid over a page without a connection while there is one: once the page has come to rest, or with the
 * first failure. Where it cannot be fetched any more, a plain line says the same.
 */
export function LazyNetworkFailureScreen({ router }: { readonly router: AppRouter }) {
  const { t } = useTranslation('app');
  const [Screen, setScreen] = useState<typeof NetworkFailureScreen | null>(null);
  const failure = useStore(networkFailure);
  const isFailing = failure !== null;
  useEffect(() => {
    if (Screen) return;
    const load = () => {
      import('./network-failure-screen.tsx').then(
        (module) => setScreen(() => module.NetworkFailureScreen),
        () => undefined,
      );
    };
    const timer = setTimeout(load, isFailing ? 0 : screenAfter);
    window.addEventListener('online', load);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', load);
    };
  }, [Screen, isFailing]);
  const isShown = isFailing && !worksOffline(router);
  if (Screen) return <Screen failure={failure} isShown={isShown} />;
  if (!isShown) return null;
  return (
    <div className="toast-viewport" role="alert">
      <p className="toast py-3">{t('network.title')}</p>
    </div>
  );
}
