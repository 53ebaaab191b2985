import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { membershipPaths } from '#web/lib/addresses/membership-paths.ts';
import { paths } from '#web/lib/paths.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { recoveryQuery } from '../memberships.api.ts';
import { Failed } from '../page-state.tsx';
import { useStateSentence } from '../state-sentence.ts';
import '../memberships.css';

/** For a payment that went through while the browser was closed. It looks by itself, and never charges anything. */
export function RecoveryPage() {
  const { t } = useTranslation('checkout');
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(recoveryQuery(client));
  const sentence = useStateSentence(data);
  const isFound = data?.tier === 'premium';
  return (
    <div className="notice-page">
      <h1>{t('recovery.title')}</h1>
      <p>{t('recovery.text')}</p>
      <div role="status" className="grid gap-4">
        {isFetching && (
          <p>
            <Spinner /> {t('recovery.looking')}
          </p>
        )}
        {data && !isFetching && <p>{isFound ? sentence : t('recovery.nothing')}</p>}
      </div>
      {error && !isFetching && <Failed error={error} isBusy={isFetching} onRetry={refetch} />}
      {data && !isFetching && (
        <p className="membership-row">
          <Link to={isFound ? paths.dreamInput : membershipPaths.subscribe} className={buttonClass()}>
            {t(isFound ? 'success.write' : 'back')}
          </Link>
          {!isFound && (
            <Button variant="quiet" onClick={() => void refetch()}>
              {t('return.look')}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
