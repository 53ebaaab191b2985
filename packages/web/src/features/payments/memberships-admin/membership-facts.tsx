import type { Membership } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#web/lib/format/format-day.ts';
import { formatMoney } from '#web/lib/format/format-money.ts';

/** Plan, renewal, card, failed payment and months given, as names and values. */
export function MembershipFacts({ membership }: { readonly membership: Membership }) {
  const facts = useFacts(membership);
  if (facts.length === 0) return null;
  return (
    <dl className="admin-facts admin-membership-facts">
      {facts.map(([name, value]) => (
        <div key={`${name} ${value}`}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const day = (moment: string) => formatDay(moment, null);

/** Only what there is: an empty value would tell nothing. */
function useFacts({ subscription, card, problem, freeMonths, openCheckout }: Membership) {
  const { t } = useTranslation('memberships-admin');
  const facts: [name: string, value: string | null][] = [
    [t('fact.plan'), usePlan(subscription)],
    [t('fact.renewal'), useRenewal(subscription)],
    [t('fact.since'), subscription && day(subscription.startedAt)],
    [t('fact.card'), card && t('card', card)],
    [t('fact.problem'), useProblem(problem)],
    [t('fact.checkout'), openCheckout && t(`plan.${openCheckout.interval}`)],
    ...freeMonths.map(({ months, startsAt, endsAt }): [string, string] => [
      t('fact.freeMonths'),
      t('months', { count: months, from: day(startsAt), to: day(endsAt) }),
    ]),
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}

function usePlan(subscription: Membership['subscription']): string | null {
  const { t } = useTranslation('memberships-admin');
  if (!subscription) return null;
  const { interval, nextInterval, periodEnd } = subscription;
  const plan = t(`plan.${interval}`);
  if (nextInterval === null) return plan;
  return t('planChanges', { plan, next: t(`plan.${nextInterval}`), date: day(periodEnd) });
}

function useRenewal(subscription: Membership['subscription']): string | null {
  const { t } = useTranslation('memberships-admin');
  if (!subscription) return null;
  const { renewalPrice, periodEnd } = subscription;
  if (!renewalPrice) return t('noRenewal');
  return t('renewal', { date: day(periodEnd), price: formatMoney(renewalPrice) });
}

function useProblem(problem: Membership['problem']): string | null {
  const { t } = useTranslation('memberships-admin');
  if (!problem) return null;
  const { amountDue, failedAt, nextAttemptAt } = problem;
  const failed = t('problem', { price: formatMoney(amountDue), date: day(failedAt) });
  return `${failed} ${nextAttemptAt ? t('problemNext', { date: day(nextAttemptAt) }) : t('problemLast')}`;
}
