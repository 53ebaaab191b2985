import { commissionTotals } from './affiliates/commission-totals.ts';
import { commissionsAboveRate } from './affiliates/commissions-above-rate.ts';
import { countedTwice } from './affiliates/counted-twice.ts';
import { paidWithoutPayout } from './affiliates/paid-without-payout.ts';
import { payoutSums } from './affiliates/payout-sums.ts';
import { reversalsAboveSale } from './affiliates/reversals-above-sale.ts';
import type { Invariant } from './invariant.ts';
import { chargedTwice } from './memberships/charged-twice.ts';
import { checkoutsLeftOpen } from './memberships/checkouts-left-open.ts';
import { doubleSubscriptions } from './memberships/double-subscriptions.ts';
import { entitlementDiffers } from './memberships/entitlement-differs.ts';
import { freeMonthsNotApplied } from './memberships/free-months-not-applied.ts';
import { lastingExtraSubscriptions } from './memberships/lasting-extra-subscriptions.ts';
import { paidBackSubscriptions } from './memberships/paid-back-subscriptions.ts';
import { premiumWithoutReason } from './memberships/premium-without-reason.ts';
import { pretendSubscriptions } from './memberships/pretend-subscriptions.ts';
import { refundsAbovePayment } from './memberships/refunds-above-payment.ts';
import { stuckPaymentEvents } from './memberships/stuck-payment-events.ts';
import { subscriptionsWithoutCustomer } from './memberships/subscriptions-without-customer.ts';
import { conversionsWithoutInvoice } from './referrals/conversions-without-invoice.ts';
import { doubleRewards } from './referrals/double-rewards.ts';
import { monthsWithoutReward } from './referrals/months-without-reward.ts';
import { orphanRewards } from './referrals/orphan-rewards.ts';
import { rewardsAboveCap } from './referrals/rewards-above-cap.ts';
import { rewardsWithoutMonths } from './referrals/rewards-without-months.ts';

/** Everything that has to hold, in the order in which it is told. */
export const allInvariants: readonly Invariant[] = [
  doubleSubscriptions,
  lastingExtraSubscriptions,
  subscriptionsWithoutCustomer,
  pretendSubscriptions,
  paidBackSubscriptions,
  premiumWithoutReason,
  entitlementDiffers,
  freeMonthsNotApplied,
  checkoutsLeftOpen,
  refundsAbovePayment,
  stuckPaymentEvents,
  chargedTwice,
  doubleRewards,
  rewardsWithoutMonths,
  monthsWithoutReward,
  rewardsAboveCap,
  orphanRewards,
  conversionsWithoutInvoice,
  commissionsAboveRate,
  reversalsAboveSale,
  payoutSums,
  paidWithoutPayout,
  commissionTotals,
  countedTwice,
];
