import type { BaseContext } from './context.ts';
import { createLandingPages } from './features/experiments/landing-experiments/showing/create-landing-pages.ts';
import { paymentEffects } from './payment-effects.ts';
import type { Hooks } from './platform/hooks/hooks.ts';
import { createPaymentEffects } from './platform/hooks/payment-effects.ts';
import { createPromotions } from './platform/hooks/promotions.ts';
import { createSignUpHooks } from './platform/hooks/sign-up-hooks.ts';
import { promotionSources } from './promotions.ts';
import { signUpHooks } from './sign-up-hooks.ts';

/** The hooks of all features. Throws `InvariantError` where one is listed before what it needs. */
export function createHooks(context: BaseContext): Hooks {
  return {
    paymentEffects: createPaymentEffects(paymentEffects(context)),
    signUpHooks: createSignUpHooks(context, signUpHooks(context)),
    promotions: createPromotions(promotionSources(context)),
    landingPages: createLandingPages(context),
  };
}
