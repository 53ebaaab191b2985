import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMember } from '#web/lib/session.ts';
import { QueryResult } from '#web/ui/query-result.tsx';
import { statsQuery } from '../referrals.api.ts';
import { Figures } from './figures.tsx';
import { Friends } from './friends.tsx';
import { OwnLink } from './own-link.tsx';
import { Rules } from './rules.tsx';
import '../referrals.css';

interface ReferralsPageProps {
  /** The way to be paid for bringing people. */
  readonly affiliates: ReactNode;
}

/** The member's link, what came of it, and by which rules. */
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
      <QueryResult query={stats} retry={t('retry')} placeholder="h-48">
        {(known) => <Figures stats={known} />}
      </QueryResult>
      <Friends />
      <Rules />
      <section className="settings-section">
        <h2>{t('affiliates.title')}</h2>
        <p>{t('affiliates.text')}</p>
        <p>{affiliates}</p>
      </section>
    </div>
  );
}
