import type { BaseContext } from './context.ts';
import { affiliatesEffect } from './features/payments/affiliates/ledger/affiliates-effect.ts';
import { conversionEffect } from './features/payments/attribution/conversion-effect.ts';
import { membershipMailsEffect } from './features/payments/memberships/mails/membership-mails-effect.ts';
import { referralsEffect } from './features/payments/referrals/rewards/referrals-effect.ts';
import type { PaymentEffect } from './platform/hooks/payment-effects.ts';

/** Everything that follows from a member's payments, in the order in which it is derived. */
export function paymentEffects(context: BaseContext): PaymentEffect[] {
  return [
    membershipMailsEffect(context),
    conversionEffect,
    referralsEffect(context),
    affiliatesEffect(context),
  ];
}
