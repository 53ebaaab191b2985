import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import type { ModalWays } from './modal-ways.ts';

/** To somebody who came by a link: their first month of premium is free. */
export function RefereeUpgrade({ isBusy, onAct, onLater, onTomorrow }: ModalWays) {
  const { t } = useTranslation('referral-modal');
  return (
    <>
      <p className="referral-lead">{t('referee.lead')}</p>
      <p className="text-muted">{t('referee.text')}</p>
      <div className="referral-ways">
        <Button disabled={isBusy} onClick={onAct}>
          {t('referee.claim')}
        </Button>
      </div>
      <div className="referral-ways referral-put-off">
        <Button variant="ghost" disabled={isBusy} onClick={onLater}>
          {t('referee.later')}
        </Button>
        <Button variant="ghost" disabled={isBusy} onClick={onTomorrow}>
          {t('referee.tomorrow')}
        </Button>
      </div>
    </>
  );
}
