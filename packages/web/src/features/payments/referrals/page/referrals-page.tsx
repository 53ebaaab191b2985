import type { ReferralStats } from '@chitta/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMember } from '#web/lib/session.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { QueryFailure } from '#web/ui/query-result.tsx';
import { statsQuery } from '../referrals.api.ts';
import { Figures } from './figures.tsx';
import { Friends } from './friends.tsx';
import { OwnLink } from './own-link.tsx';
import { Rules } from './rules.tsx';
import '#web/ui/sky/night-depth.css';
import '../referrals.css';

interface ReferralsPageProps {
  /** The way to be paid for bringing people. */
  readonly affiliates: ReactNode;
}

/** A card to hand on, what came of it once something has, and the rules for those who ask. */
export function ReferralsPage({ affiliates }: ReferralsPageProps) {
  const { t } = useTranslation('referrals');
  const { id } = useMember();
  const stats = useQuery(statsQuery(id));
  return (
    <div className="settings-page">
      <header className="grid gap-3">
        <h1 className="page-title">{t('title')}</h1>
        <p className="referral-lead">{t('lead')}</p>
      </header>
      <OwnLink />
      {stats.error && (
        <QueryFailure
          error={stats.error}
          isBusy={stats.isFetching}
          onRetry={stats.refetch}
          retry={t('retry')}
        />
      )}
      {stats.data && hasCome(stats.data) && (
        <>
          <Figures stats={stats.data} />
          <Friends />
        </>
      )}
      <div>
        <Disclosure title={t('rules.title')}>
          <Rules />
        </Disclosure>
        <Disclosure title={t('affiliates.title')}>
          <p>{t('affiliates.text')}</p>
          <p className="mt-4">{affiliates}</p>
        </Disclosure>
      </div>
    </div>
  );
}

/** Whether there is a figure to show: four noughts say nothing. */
function hasCome({
  clicks,
  joined,
  freeMonthsAvailable,
  freeMonthsUsed,
  freeMonthsHeld,
}: ReferralStats): boolean {
  return clicks + joined + freeMonthsAvailable + freeMonthsUsed + freeMonthsHeld > 0;
}
