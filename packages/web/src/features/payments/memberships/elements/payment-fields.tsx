import type { Money } from '@chitta/contract/money';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '#web/lib/format/format-money.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Failed } from '../page-state.tsx';
import { loadStripe, type StripeActions } from './load-stripe.ts';
import { stripeAppearance } from './stripe-appearance.ts';

interface PaymentFieldsProps {
  readonly publishableKey: string;
  readonly clientSecret: string;
  readonly dueNow: Money;
}

/** Stripe's fields for a card, and the press that pays. What is typed into them never reaches this server. */
export function PaymentFields({ publishableKey, clientSecret, dueNow }: PaymentFieldsProps) {
  const { t } = useTranslation('checkout');
  const place = useRef<HTMLDivElement>(null);
  const fields = useQuery({
    queryKey: ['memberships', 'stripe-fields', clientSecret] as const,
    queryFn: async () => {
      const stripe = await loadStripe(publishableKey);
      const options = { clientSecret, elementsOptions: { appearance: stripeAppearance() } };
      return stripe.initCheckoutElementsSdk(options);
    },
    // What Stripe gave is one live thing, not data to be compared.
    structuralSharing: false,
    gcTime: 0,
    meta: { isQuiet: true },
  });
  const checkout = fields.data;
  useEffect(() => {
    if (!checkout || !place.current) return;
    const element = checkout.createPaymentElement();
    element.mount(place.current);
    return () => element.destroy();
  }, [checkout]);
  if (fields.error) {
    return <Failed error={fields.error} isBusy={fields.isFetching} onRetry={fields.refetch} />;
  }
  return (
    <>
      {!checkout && <Skeleton className="h-56 w-full" />}
      <div ref={place} />
      {checkout && (
        <Confirm
          open={async () => {
            const loaded = await checkout.loadActions();
            return loaded.type === 'success' ? loaded.actions : loaded;
          }}
          label={t('elements.pay', { price: formatMoney(dueNow) })}
        />
      )}
    </>
  );
}

type Refused = { readonly type: 'error'; readonly error: { readonly message: string } };

interface ConfirmProps {
  readonly open: () => Promise<StripeActions | Refused>;
  readonly label: string;
}

function Confirm({ open, label }: ConfirmProps) {
  const pay = useMutation({
    mutationFn: async () => {
      const actions = await open();
      return 'confirm' in actions ? actions.confirm() : actions;
    },
  });
  // Stripe says in the member's language what is wrong with a card.
  const refusal = pay.data?.type === 'error' ? pay.data.error.message : null;
  return (
    <>
      {refusal !== null && (
        <p role="alert" className="form-failure">
          {refusal}
        </p>
      )}
      {pay.error && <Failed error={pay.error} isBusy={pay.isPending} onRetry={() => pay.mutate()} />}
      <p>
        <Button
          size="large"
          isBusy={pay.isPending || pay.data?.type === 'success'}
          onClick={() => pay.mutate()}
        >
          {label}
        </Button>
      </p>
    </>
  );
}
