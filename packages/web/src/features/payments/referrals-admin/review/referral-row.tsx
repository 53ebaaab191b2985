import type { AdminReferral } from '@chitta/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { currentLocale } from '#web/lib/format/current-locale.ts';
import { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import type { Verdict } from './review-dialog.tsx';

interface ReferralRowProps {
  readonly referral: AdminReferral;
  readonly onDecide: (verdict: Verdict) => void;
}

/** Who brought whom, why it waits, what each side would get, and what was decided before. */
export function ReferralRow({ referral, onDecide }: ReferralRowProps) {
  const { t } = useTranslation('referrals-admin');
  const { id, referrer, referee, status, reason, review, rewards } = referral;
  return (
    <li className="referral-row" data-row>
      <div>
        <p>
          <Person of={referrer} /> → <Person of={referee} /> · {t(`status.${status}`)}
        </p>
        {reason !== null && <p>{t(`reason.${reason}`)}</p>}
        <p className="text-muted text-sm">{useFacts(referral).join(' · ')}</p>
        {rewards.map((reward) => (
          <p key={`${reward.role}-${reward.createdAt}`} className="text-muted text-sm">
            {t(`role.${reward.role}`)}: {t('months', { count: reward.months })},{' '}
            {t(`status.${reward.status}`)}
          </p>
        ))}
        {review !== null && (
          <p className="text-sm">
            {t(`verdict.${review.verdict}`, { day: dayOf(review.reviewedAt) })}{' '}
            {review.reason !== null && t(`reason.${review.reason}`)}
          </p>
        )}
      </div>
      {status === 'review_required' && (
        <p className="referral-ways">
          <Button variant="quiet" onClick={() => onDecide('approved')}>
            {t('approved.do')}
            <span className="sr-only">: {t('number', { id })}</span>
          </Button>
          <Button variant="danger" onClick={() => onDecide('rejected')}>
            {t('rejected.do')}
            <span className="sr-only">: {t('number', { id })}</span>
          </Button>
        </p>
      )}
    </li>
  );
}

function Person({ of }: { readonly of: AdminReferral['referrer'] }) {
  const { t } = useTranslation('referrals-admin');
  if (of === null) return <>{t('gone')}</>;
  return (
    <Link to={paths.adminUser} params={{ userId: String(of.id) }} className="link">
      {of.username}
    </Link>
  );
}

function useFacts({ id, code, joinedAt, conversionDate, invoiceId }: AdminReferral): string[] {
  const { t } = useTranslation('referrals-admin');
  return [
    t('number', { id }),
    t('joined', { day: dayOf(joinedAt) }),
    conversionDate === null ? t('notPaid') : t('paid', { day: dayOf(conversionDate) }),
    ...(code === null ? [] : [t('byCode', { code })]),
    ...(invoiceId === null ? [] : [t('invoice', { id: invoiceId })]),
  ];
}

const dayOf = (time: string) => new Date(time).toLocaleDateString(currentLocale(), { dateStyle: 'medium' });
