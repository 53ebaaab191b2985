import type { ReferralStats } from '@chitta/contract';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { errorMessage } from '#web/lib/error-message.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { useMember } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { useClaimMonths } from '../referrals.api.ts';

interface FiguresProps {
  readonly stats: ReferralStats;
}

/** How many came, how many of them pay, and the months that came of it. */
export function Figures({ stats }: FiguresProps) {
  const { t } = useTranslation('referrals');
  const titleId = useId();
  const figures = [
    ['joined', stats.joined],
    ['pending', stats.pending],
    ['earned', stats.earned],
    ['months', stats.freeMonthsAvailable + stats.freeMonthsUsed],
  ] as const;
  return (
    <section className="settings-section" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('figures.title')}</h2>
      <dl className="referral-figures">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`figures.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-muted">
        {t('figures.visits', { count: stats.clicks })}{' '}
        {t('figures.left', { count: stats.monthsLeft, most: stats.monthsAtMost })}
      </p>
      {stats.freeMonthsHeld > 0 && <p>{t('figures.held', { count: stats.freeMonthsHeld })}</p>}
      <Claim count={stats.freeMonthsAvailable} />
    </section>
  );
}

/** Uses the months that wait, and says what became of them, also once none is left. */
function Claim({ count }: { readonly count: number }) {
  const { t } = useTranslation('referrals');
  const { timezone } = useMember();
  const { mutate, isPending, error, data } = useClaimMonths();
  const date = data?.renewsAt ? formatDay(data.renewsAt, timezone) : null;
  return (
    <div className="grid justify-items-start gap-3">
      {count > 0 && (
        <>
          <p>{t('claim.waiting', { count })}</p>
          <Button isBusy={isPending} onClick={() => mutate()}>
            {t('claim.action', { count })}
          </Button>
        </>
      )}
      <p role="status" className="referral-said">
        {data && data.claimedMonths > 0 && date !== null && t('claim.done', { date })}
        {data && data.waitingMonths > 0 && t('claim.later')}
      </p>
      {error && (
        <p role="alert" className="form-failure">
          {errorMessage(error)}
        </p>
      )}
    </div>
  );
}
