import type { SandboxCheckout as Checkout } from '@chitta/contract';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { leaveFor } from '#web/lib/addresses/leave-for.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { formatMoney } from '#web/lib/format/format-money.ts';
import { useMember } from '#web/lib/session.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { QueryResult } from '#web/ui/query-result.tsx';
import { CardForm } from './card-form.tsx';
import { sandboxCheckoutQuery } from './payment-sandbox.api.ts';
import { SandboxPage } from './sandbox-page.tsx';

/** Where somebody pays with a pretend card, as they would on the page of a payment service. */
export function SandboxCheckout({ checkoutId }: { readonly checkoutId: string }) {
  const { t } = useTranslation('payment-sandbox');
  const query = useQuery(sandboxCheckoutQuery(checkoutId));
  return (
    <SandboxPage title={t('checkout.title')}>
      <QueryResult retry={t('retry')} query={query}>
        {(checkout) => <Payable checkout={checkout} />}
      </QueryResult>
    </SandboxPage>
  );
}

function Payable({ checkout }: { readonly checkout: Checkout }) {
  const { t } = useTranslation('payment-sandbox');
  const router = useRouter();
  const { timezone } = useMember();
  const { id, status, interval, price, freeUntil, returnUrl, cancelUrl, isAwaited } = checkout;
  const sum = formatMoney(freeUntil === null ? price : { ...price, amount: 0 });
  if (status !== 'open') {
    return (
      <>
        <p>{t(`checkout.${status}`)}</p>
        <p>
          <a href={returnUrl} className={buttonClass()}>
            {t('checkout.goOn')}
          </a>
        </p>
      </>
    );
  }
  return (
    <>
      <p className="sandbox-sum">
        {sum}
        <span className="text-muted">
          {freeUntil === null
            ? t(`checkout.then.${interval}`)
            : t(`checkout.free.${interval}`, {
                price: formatMoney(price),
                date: formatDay(freeUntil, timezone),
              })}
        </span>
      </p>
      <CardForm
        use={{ kind: 'checkout', id }}
        action={t('checkout.pay', { sum })}
        isAwaited={isAwaited}
        onDone={() => leaveFor(returnUrl, router)}
      />
      <p>
        <a href={cancelUrl} className="link">
          {t('checkout.cancel')}
        </a>
      </p>
    </>
  );
}
