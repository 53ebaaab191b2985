import type { LandingPages } from './landing-pages.ts';
import type { PaymentEffects } from './payment-effects.ts';
import type { Promotions } from './promotions.ts';
import type { SignUpHooks } from './sign-up-hooks.ts';

/** Where features say what they do when something happens elsewhere; `src/hooks.ts` lists them. */
export interface Hooks {
  /** What follows from payments. */
  readonly paymentEffects: PaymentEffects;
  /** What is done about somebody who has just opened an account. */
  readonly signUpHooks: SignUpHooks;
  /** What makes the beginning of a membership free. */
  readonly promotions: Promotions;
  /** Which variant of the first page a visitor is shown. */
  readonly landingPages: LandingPages;
}
