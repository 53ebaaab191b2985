import type { ChangePreview } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#web/lib/format/format-day.ts';
import { formatMoney } from '#web/lib/format/format-money.ts';
import { useMember } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';

interface ChangeOfferProps {
  readonly preview: ChangePreview;
  readonly isBusy: boolean;
  readonly onAgree: () => void;
  readonly onDecline: () => void;
}

/** What a change of plan costs, to the cent, before it is made. */
export function ChangeOffer({ preview, isBusy, onAgree, onDecline }: ChangeOfferProps) {
  const { t } = useTranslation('membership');
  const { timezone } = useMember();
  const { interval, takesEffect, credit, dueNow, renewsAt, renewalPrice } = preview;
  const renewal = { price: formatMoney(renewalPrice), date: formatDay(renewsAt, timezone) };
  return (
    <section className="change-offer" aria-label={t(`change.${interval}`)}>
      <p>{t(`offer.${takesEffect}`, renewal)}</p>
      <dl className="facts">
        {takesEffect === 'now' && credit.amount > 0 && (
          <div>
            <dt>{t('offer.credit')}</dt>
            <dd>{formatMoney({ ...credit, amount: -credit.amount })}</dd>
          </div>
        )}
        <div>
          <dt>{t('offer.dueNow')}</dt>
          <dd className="facts-sum">{formatMoney(dueNow)}</dd>
        </div>
        <div>
          <dt>{t('offer.then')}</dt>
          <dd>{t(`offer.renewal.${interval}`, renewal)}</dd>
        </div>
      </dl>
      <p className="membership-row">
        <Button isBusy={isBusy} onClick={onAgree}>
          {dueNow.amount > 0 ? t('offer.pay', { price: formatMoney(dueNow) }) : t(`change.${interval}`)}
        </Button>
        <Button variant="ghost" onClick={onDecline}>
          {t('offer.decline')}
        </Button>
      </p>
    </section>
  );
}
