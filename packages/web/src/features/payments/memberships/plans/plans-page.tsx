import type { Membership, Plans } from '@chitta/contract';
import type { PlanInterval } from '@chitta/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { membershipPaths } from '#web/lib/addresses/membership-paths.ts';
import { formatDay } from '#web/lib/format/format-day.ts';
import { formatMoney } from '#web/lib/format/format-money.ts';
import { isPremium, useMember } from '#web/lib/session.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { QueryResult } from '#web/ui/query-result.tsx';
import { membershipQuery, plansQuery } from '../memberships.api.ts';
import { NotSold } from '../not-sold.tsx';
import { SandboxNote } from '../sandbox-note.tsx';
import { PlanCard } from './plan-card.tsx';
import { PremiumGives } from './premium-gives.tsx';
import { Promises } from './promises.tsx';
import { StaysFree } from './stays-free.tsx';
import '../memberships.css';

interface PlansPageProps {
  /** The plan that the address asks for. */
  readonly chosen?: PlanInterval | undefined;
  /** What premium would say of a dream; for those who have not got it. */
  readonly preview: ReactNode;
}

/** What premium gives, shown on a dream; what it costs, how it ends, and what stays free. */
export function PlansPage({ chosen, preview }: PlansPageProps) {
  const { t } = useTranslation('plans');
  const has = isPremium(useMember());
  const plans = useQuery(plansQuery);
  const { data: membership } = useQuery({ ...membershipQuery, staleTime: 0 });
  return (
    <div className="plans plans-offer">
      <header className="plans-head">
        <h1 className="page-title">{t('title')}</h1>
        <p className="plans-lead">{t('lead')}</p>
        {!has && <PriceLine prices={plans.data?.prices} />}
      </header>
      {!has && <div className="plans-shown">{preview}</div>}
      <div className="plans-buy" id="plans">
        <QueryResult query={plans} retry={t('membership-common:retry')} placeholder="h-96">
          {(known) => <Offered plans={known} membership={membership} chosen={chosen} />}
        </QueryResult>
      </div>
      <div className="plans-promises">
        <Promises />
      </div>
      <div className="plans-folded">
        <Disclosure title={t('stays.title')}>
          <StaysFree />
        </Disclosure>
        <Disclosure title={t('gives.all')}>
          <PremiumGives />
        </Disclosure>
      </div>
    </div>
  );
}

/** What it costs, said first where the plans stand below everything else; it leads to them. */
function PriceLine({ prices }: { readonly prices: Plans['prices'] | undefined }) {
  const { t } = useTranslation(['plans', 'membership-common']);
  const priceOf = (interval: PlanInterval) =>
    prices && t(`membership-common:price.${interval}`, { price: formatMoney(prices[interval]) });
  return (
    <p className="plans-price">
      {prices && (
        <a href="#plans" className="link">
          {t('plans:either', { month: priceOf('month'), year: priceOf('year') })}
        </a>
      )}
    </p>
  );
}

interface OfferedProps {
  readonly plans: Plans;
  /** Not there while it is asked for; the plans are shown all the same. */
  readonly membership: Membership | undefined;
  readonly chosen: PlanInterval | undefined;
}

function Offered({ plans, membership, chosen }: OfferedProps) {
  const { t } = useTranslation('plans');
  if (membership?.subscription || membership?.reason === 'unlimited') return <AlreadyPremium />;
  if (plans.prices === null) return <NotSold />;
  return (
    <section className="plans-offered" aria-label={t('plans')}>
      {plans.provider === 'sandbox' && <SandboxNote />}
      {membership?.openCheckout && <Unfinished interval={membership.openCheckout.interval} />}
      <PlanCard prices={plans.prices} savingPercent={plans.savingPercent} chosen={chosen}>
        {membership?.offer && <FirstFree {...membership.offer} />}
      </PlanCard>
    </section>
  );
}

function AlreadyPremium() {
  const { t } = useTranslation('plans');
  return (
    <section className="membership-note" aria-labelledby="have-premium">
      <h2 id="have-premium">{t('have.title')}</h2>
      <p>{t('have.text')}</p>
      <p>
        <Link to={membershipPaths.subscription} className={buttonClass()}>
          {t('have.manage')}
        </Link>
      </p>
    </section>
  );
}

function FirstFree({ freeMonths, freeUntil }: NonNullable<Membership['offer']>) {
  const { t } = useTranslation('plans');
  const { timezone } = useMember();
  const date = formatDay(freeUntil, timezone);
  return (
    <p className="plans-free">
      {freeMonths === 1 ? t('offer', { date }) : t('offerMany', { date, count: freeMonths })}
    </p>
  );
}

function Unfinished({ interval }: Pick<NonNullable<Membership['openCheckout']>, 'interval'>) {
  const { t } = useTranslation('plans');
  return (
    <p className="membership-row">
      {t(`open.${interval}`)}
      <Link to={membershipPaths.checkout} search={{ plan: interval }} className={buttonClass('quiet')}>
        {t('open.continue')}
      </Link>
    </p>
  );
}
