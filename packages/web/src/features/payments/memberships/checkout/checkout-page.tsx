import type { Membership, Plans } from '@chitta/contract';
import type { PlanInterval } from '@chitta/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leaveFor } from '#web/lib/addresses/leave-for.ts';
import { membershipPaths } from '#web/lib/addresses/membership-paths.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { QueryResult } from '#web/ui/query-result.tsx';
import { membershipQuery, plansQuery, useOpenCheckout } from '../memberships.api.ts';
import { NotSold } from '../not-sold.tsx';
import { Failure } from '../page-state.tsx';
import { SandboxNote } from '../sandbox-note.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import { PlanField } from './plan-field.tsx';
import '../memberships.css';
import './checkout.css';

interface CheckoutPageProps {
  /** The plan that was chosen on the way here. */
  readonly plan: PlanInterval;
}

/** What is about to be paid, before anything is. The payment itself is typed in on the page that follows. */
export function CheckoutPage({ plan }: CheckoutPageProps) {
  const { t } = useTranslation('checkout');
  const plans = useQuery(plansQuery);
  const membership = useQuery({ ...membershipQuery, staleTime: 0 });
  return (
    <div className="settings-page">
      <header>
        <h1 className="page-title">{t('title')}</h1>
        <p className="mt-2 text-muted">{t('lead')}</p>
      </header>
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

interface PayableProps extends CheckoutPageProps {
  readonly plans: Plans;
  readonly membership: Membership;
}

function Payable({ plans, membership, plan }: PayableProps) {
  const { t } = useTranslation('checkout');
  if (membership.subscription) {
    return (
      <section className="membership-note" aria-labelledby="has-premium">
        <h2 id="has-premium">{t('exists.title')}</h2>
        <p>{t('exists.text')}</p>
        <p>
          <Link to={membershipPaths.subscription} className={buttonClass()}>
            {t('exists.manage')}
          </Link>
        </p>
      </section>
    );
  }
  if (plans.prices === null || plans.provider === null) return <NotSold />;
  return (
    <PaymentForm
      prices={plans.prices}
      provider={plans.provider}
      hasFields={plans.publishableKey !== undefined}
      offer={membership.offer}
      plan={plan}
    />
  );
}

interface PaymentFormProps extends CheckoutPageProps {
  readonly prices: NonNullable<Plans['prices']>;
  readonly provider: NonNullable<Plans['provider']>;
  /** The provider's fields can stand within our page as well. */
  readonly hasFields: boolean;
  readonly offer: Membership['offer'];
}

function PaymentForm({ prices, provider, hasFields, offer, plan }: PaymentFormProps) {
  const { t } = useTranslation('checkout');
  const router = useRouter();
  const [interval, setInterval] = useState(plan);
  const open = useOpenCheckout();
  const summaryId = useId();
  // What leads away is busy until the next page is there; only a browser that came back finds it free again.
  const isLeaving = open.isSuccess && open.data.url !== null;
  const handlePay = () =>
    open.mutate(
      { interval, kind: 'page' },
      { onSuccess: ({ id, url }) => leaveFor(url ?? `${membershipPaths.redirect}?checkout=${id}`, router) },
    );
  return (
    <div className="checkout">
      {provider === 'sandbox' && <SandboxNote />}
      <PlanField prices={prices} value={interval} onChange={setInterval} />
      <section className="settings-section" aria-labelledby={summaryId}>
        <h2 id={summaryId}>{t('summary.title')}</h2>
        <CheckoutSummary price={prices[interval]} interval={interval} offer={offer} />
      </section>
      <Failure error={open.error} />
      <p className="membership-row">
        <Button size="large" isBusy={open.isPending || isLeaving} onClick={handlePay}>
          {t(`pay.${provider}`)}
        </Button>
        <Link to={membershipPaths.subscribe} className={buttonClass('ghost')}>
          {t('back')}
        </Link>
      </p>
      <p className="text-muted">{t(`where.${provider}`)}</p>
      {hasFields && (
        <p>
          <Link to={membershipPaths.elements} search={{ plan: interval }} className="link">
            {t('elements.here')}
          </Link>
        </p>
      )}
    </div>
  );
}
