import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { copy, linkOf, share } from '../sharing/share-link.ts';
import type { ModalWays } from './modal-ways.ts';
import type { ReferralNotice } from './use-referral-notice.ts';

interface ContinueSharingProps extends ModalWays {
  readonly notice: ReferralNotice;
}

/** To somebody whose link has brought people. */
export function ContinueSharing({ notice, isBusy, onTomorrow, onSaid }: ContinueSharingProps) {
  const { t } = useTranslation('referral-modal');
  const { referralCode: code, totalReferrals: count } = notice;
  return (
    <>
      <p className="referral-lead">{t('sharing.referred', { count })}</p>
      <p className="text-muted">{t('sharing.text')}</p>
      <div className="referral-ways">
        <Button disabled={isBusy} onClick={() => void share(linkOf(code)).then(onSaid)}>
          {t('sharing.share')}
        </Button>
        <Button variant="quiet" disabled={isBusy} onClick={() => void copy(code, 'code').then(onSaid)}>
          {t('sharing.copyCode')}
        </Button>
      </div>
      <div className="referral-ways referral-put-off">
        <Button variant="ghost" disabled={isBusy} onClick={onTomorrow}>
          {t('sharing.done')}
        </Button>
      </div>
    </>
  );
}
