import type { Membership } from '@chitta/contract';
import { useTranslation } from 'react-i18next';
import { formatDay } from '#web/lib/format/format-day.ts';
import { formatMoney } from '#web/lib/format/format-money.ts';
import { useMember } from '#web/lib/session.ts';

type Subscription = NonNullable<Membership['subscription']>;

/** Which sentence says how a membership stands, and the day that it names. */
export interface StateSentence {
  readonly key: string;
  readonly day: string | null;
}

function sentenceOfSubscription(subscription: Subscription): StateSentence {
  const { status, cancelsAtPeriodEnd, freeUntil, periodEnd, nextInterval } = subscription;
  if (cancelsAtPeriodEnd) return { key: 'ends', day: periodEnd };
  if (status === 'past_due') return { key: 'grace', day: null };
  if (nextInterval !== null) return { key: `changes.${nextInterval}`, day: periodEnd };
  if (freeUntil !== null) return { key: 'free', day: freeUntil };
  return { key: 'renews', day: periodEnd };
}

/** One sentence for every state that a membership can be in. */
export function stateSentence({ subscription, reason, until }: Membership): StateSentence {
  if (subscription) return sentenceOfSubscription(subscription);
  if (reason === 'subscription') return { key: 'paidUntil', day: until };
  if (reason === 'free_months') return { key: 'freeMonths', day: until };
  if (reason === 'unlimited') return { key: until === null ? 'unlimited' : 'unlimitedUntil', day: until };
  return { key: 'none', day: null };
}

/** That sentence in the member's language; nothing without a membership. */
export function useStateSentence(membership: Membership | undefined): string {
  const { t } = useTranslation('membership-state');
  const { timezone } = useMember();
  if (!membership) return '';
  const { key, day } = stateSentence(membership);
  const price = membership.subscription?.renewalPrice;
  return t(key, {
    date: day === null ? '' : formatDay(day, timezone),
    price: price ? formatMoney(price) : '',
  });
}
