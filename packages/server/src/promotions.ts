import type { BaseContext } from './context.ts';
import { referralPromotions } from './features/payments/referrals/rewards/list-promotions.ts';
import type { PromotionSource } from './platform/hooks/promotions.ts';

/** Everything that makes the beginning of a membership free, in the order in which it is used up. */
export function promotionSources(context: BaseContext): PromotionSource[] {
  return [referralPromotions(context)];
}
