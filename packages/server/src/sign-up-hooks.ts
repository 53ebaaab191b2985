import type { BaseContext } from './context.ts';
import { countSignUp } from './features/experiments/landing-experiments/conversions/count-sign-up.ts';
import { joinAtSignUp } from './features/payments/referrals/joining/join-at-sign-up.ts';
import type { SignUpHook } from './platform/hooks/sign-up-hooks.ts';

/** Everything that is done about somebody who has just opened an account, in its order. */
export function signUpHooks(context: BaseContext): SignUpHook[] {
  return [joinAtSignUp(context), countSignUp(context)];
}
