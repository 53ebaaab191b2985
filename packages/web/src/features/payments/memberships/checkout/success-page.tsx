import type { Membership } from '@chitta/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { membershipPaths } from '#web/lib/addresses/membership-paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { LoadingScreen } from '#web/ui/loading-screen.tsx';
import { membershipQuery, takeOverMembership } from '../memberships.api.ts';
import { Failed } from '../page-state.tsx';
import { useStateSentence } from '../state-sentence.ts';
import '../memberships.css';

interface SuccessPageProps {
  /** A dream of the member that lights, and the way to read it in full. */
  readonly sky: ReactNode;
  readonly first: ReactNode;
}

/** Premium is there: since now everywhere in the app, with what was agreed on. */
export function SuccessPage(slots: SuccessPageProps) {
  const { t } = useTranslation('checkout');
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery({ ...membershipQuery, staleTime: 0 });
  useEffect(() => {
    if (data) takeOverMembership(client, data);
  }, [client, data]);
  if (data && !isFetching) return <Outcome membership={data} {...slots} />;
  if (!error || isFetching) return <LoadingScreen text={t('return.waiting')} />;
  return (
    <div className="notice-page">
      <h1>{t('return.failed')}</h1>
      <p>{t('return.safe')}</p>
      <Failed error={error} isBusy={isFetching} onRetry={refetch} />
    </div>
  );
}

function Outcome({ membership, sky, first }: SuccessPageProps & { readonly membership: Membership }) {
  const { t } = useTranslation('checkout');
  const sentence = useStateSentence(membership);
  if (membership.tier !== 'premium') return <NotYet />;
  return (
    <div className="notice-page success-page">
      <h1>{t('success.title')}</h1>
      {sky}
      <p>{t('success.text')}</p>
      <p className="text-muted">{sentence}</p>
      <p className="membership-row">
        {first}
        <Link to={membershipPaths.subscription} className={buttonClass('quiet')}>
          {t('success.manage')}
        </Link>
      </p>
    </div>
  );
}

/** No premium here: nobody has paid, or the news of it is still on its way. */
function NotYet() {
  const { t } = useTranslation('checkout');
  return (
    <div className="notice-page">
      <h1>{t('success.none')}</h1>
      <p>{t('success.noneText')}</p>
      <p className="membership-row">
        <Link to={membershipPaths.recovery} className={buttonClass()}>
          {t('success.look')}
        </Link>
        <Link to={membershipPaths.subscribe} className={buttonClass('quiet')}>
          {t('back')}
        </Link>
      </p>
    </div>
  );
}
