import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { copy, linkOf } from '../sharing/share-link.ts';
import type { ModalWays } from './modal-ways.ts';
import type { ReferralNotice } from './use-referral-notice.ts';

interface ReferrerCelebrationProps extends ModalWays {
  readonly notice: ReferralNotice;
}

/** To somebody whose link has earned months. */
export function ReferrerCelebration({ notice, isBusy, ...ways }: ReferrerCelebrationProps) {
  const { t } = useTranslation('referral-modal');
  const months = notice.freeMonthsAvailable;
  return (
    <>
      <p className="referral-lead">{t('referrer.joined', { count: notice.totalReferrals })}</p>
      <p className="text-muted">{t('referrer.text', { count: months })}</p>
      <div className="referral-ways">
        <Button disabled={isBusy} onClick={ways.onAct}>
          {t('referrer.claim', { count: months })}
        </Button>
        <Button
          variant="quiet"
          disabled={isBusy}
          onClick={() => void copy(linkOf(notice.referralCode), 'link').then(ways.onSaid)}
        >
          {t('referrer.share')}
        </Button>
      </div>
      <div className="referral-ways referral-put-off">
        <Button variant="ghost" disabled={isBusy} onClick={ways.onLater}>
          {t('referrer.later')}
        </Button>
        <Button variant="ghost" disabled={isBusy} onClick={ways.onTomorrow}>
          {t('referrer.tomorrow')}
        </Button>
      </div>
    </>
  );
}
