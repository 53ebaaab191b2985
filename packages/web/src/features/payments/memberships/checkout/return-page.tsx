import type { Checkout } from '@chitta/contract';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { membershipPaths } from '#web/lib/addresses/membership-paths.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { LoadingScreen } from '#web/ui/loading-screen.tsx';
import { checkoutQuery } from '../memberships.api.ts';
import { Failed } from '../page-state.tsx';
import '../memberships.css';

const lookEveryMs = 2000;
/** After so long the member is told that it takes a while, and may leave. */
const patienceMs = 40_000;

/** Where the browser comes back to from paying: asks the server, which asks the payment service itself. */
export function ReturnPage({ checkoutId }: { readonly checkoutId: number | undefined }) {
  if (checkoutId === undefined) return <Navigate to={membershipPaths.recovery} replace />;
  return <ReturnOf checkoutId={checkoutId} />;
}

function ReturnOf({ checkoutId }: { readonly checkoutId: number }) {
  const { t } = useTranslation('checkout');
  const [isLate, setLate] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({
    ...checkoutQuery(checkoutId),
    refetchInterval: ({ state }) => !isLate && state.data?.status === 'open' && lookEveryMs,
  });
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  if (data?.status === 'complete') return <Navigate to={membershipPaths.success} replace />;
  if (data?.status === 'expired') return <NothingPaid checkout={data} />;
  if (data && isLate) return <StillOpen checkout={data} isBusy={isFetching} onLook={() => void refetch()} />;
  if (error) {
    return (
      <div className="notice-page">
        <h1>{t('return.failed')}</h1>
        <p>{t('return.safe')}</p>
        <Failed error={error} isBusy={isFetching} onRetry={refetch} />
      </div>
    );
  }
  return <LoadingScreen text={t('return.waiting')} />;
}

function NothingPaid({ checkout: { interval } }: { readonly checkout: Checkout }) {
  const { t } = useTranslation('checkout');
  return (
    <div className="notice-page">
      <h1>{t('return.expired')}</h1>
      <p>{t('return.expiredText')}</p>
      <p>
        <Link to={membershipPaths.checkout} search={{ plan: interval }} className={buttonClass()}>
          {t('return.again')}
        </Link>
      </p>
    </div>
  );
}

interface StillOpenProps {
  readonly checkout: Checkout;
  readonly isBusy: boolean;
  readonly onLook: () => void;
}

function StillOpen({ checkout: { url }, isBusy, onLook }: StillOpenProps) {
  const { t } = useTranslation('checkout');
  return (
    <div className="notice-page">
      <h1>{t('return.open')}</h1>
      <p>{t('return.openText')}</p>
      <p className="membership-row">
        <Button isBusy={isBusy} onClick={onLook}>
          {t('return.look')}
        </Button>
        {url && (
          <a href={url} className={buttonClass('quiet')}>
            {t('return.continue')}
          </a>
        )}
      </p>
    </div>
  );
}
