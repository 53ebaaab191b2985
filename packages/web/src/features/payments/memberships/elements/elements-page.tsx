import type { Membership, Plans } from '@chitta/contract';
import type { PlanInterval } from '@chitta/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate } from '@tanstack/react-router';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { membershipPaths } from '#web/lib/addresses/membership-paths.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { QueryResult } from '#web/ui/query-result.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CheckoutSummary } from '../checkout/checkout-summary.tsx';
import { membershipQuery, plansQuery, useOpenCheckout } from '../memberships.api.ts';
import { Failed } from '../page-state.tsx';
import { PaymentFields } from './payment-fields.tsx';
import '../memberships.css';
import '../checkout/checkout.css';

interface ElementsPageProps {
  readonly plan: PlanInterval;
}

/** Paying with Stripe's fields within our page. Without Stripe there are none: the way leads over the usual page. */
export function ElementsPage({ plan }: ElementsPageProps) {
  const { t } = useTranslation('checkout');
  const plans = useQuery(plansQuery);
  const membership = useQuery({ ...membershipQuery, staleTime: 0 });
  return (
    <div className="settings-page">
      <h1 className="page-title">{t('title')}</h1>
      <QueryResult query={plans} retry={t('membership-common:retry')}>
        {(known) => (
          <QueryResult query={membership} retry={t('membership-common:retry')}>
            {(own) => <Payable plans={known} membership={own} plan={plan} />}
          </QueryResult>
        )}
      </QueryResult>
    </div>
  );
}

interface PayableProps extends ElementsPageProps {
  readonly plans: Plans;
  readonly membership: Membership;
}

function Payable({ plans, membership, plan }: PayableProps) {
  const { publishableKey, prices } = plans;
  if (publishableKey === undefined || prices === null || membership.subscription) {
    return <Navigate to={membershipPaths.checkout} search={{ plan }} replace />;
  }
  return <Form plan={plan} publishableKey={publishableKey} price={prices[plan]} offer={membership.offer} />;
}

interface FormProps extends ElementsPageProps {
  readonly publishableKey: string;
  readonly price: NonNullable<Plans['prices']>[PlanInterval];
  readonly offer: Membership['offer'];
}

function Form({ plan, publishableKey, price, offer }: FormProps) {
  const { t } = useTranslation('checkout');
  const titleId = useId();
  const { mutate, data, error, isPending } = useOpenCheckout();
  useEffect(() => mutate({ interval: plan, kind: 'form' }), [mutate, plan]);
  return (
    <div className="checkout">
      <section className="settings-section" aria-labelledby={titleId}>
        <h2 id={titleId}>{t('summary.title')}</h2>
        <CheckoutSummary price={price} interval={plan} offer={offer} />
      </section>
      {error && (
        <Failed error={error} isBusy={isPending} onRetry={() => mutate({ interval: plan, kind: 'form' })} />
      )}
      {data?.clientSecret && (
        <PaymentFields
          key={data.clientSecret}
          publishableKey={publishableKey}
          clientSecret={data.clientSecret}
          dueNow={data.dueNow}
        />
      )}
      {!data && !error && <Skeleton className="h-56 w-full" />}
      <p>
        <Link to={membershipPaths.checkout} search={{ plan }} className={buttonClass('ghost')}>
          {t('elements.elsewhere')}
        </Link>
      </p>
    </div>
  );
}
