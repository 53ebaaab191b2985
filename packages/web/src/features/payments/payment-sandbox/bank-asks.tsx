import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';

interface BankAsksProps {
  readonly isBusy: boolean;
  readonly onAnswer: (isConfirmed: boolean) => void;
}

/** The pretend bank wants to know whether it is really the cardholder. */
export function BankAsks({ isBusy, onAnswer }: BankAsksProps) {
  const { t } = useTranslation('payment-sandbox');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className="bank-asks" aria-labelledby="bank-asks">
      <h2 id="bank-asks" ref={title} tabIndex={-1}>
        {t('bank.title')}
      </h2>
      <p>{t('bank.text')}</p>
      <p className="sandbox-row">
        <Button isBusy={isBusy} onClick={() => onAnswer(true)}>
          {t('bank.yes')}
        </Button>
        <Button variant="quiet" disabled={isBusy} onClick={() => onAnswer(false)}>
          {t('bank.no')}
        </Button>
      </p>
    </section>
  );
}
