import type { SignUpHook } from '#server/platform/hooks/sign-up-hooks.ts';
import { type JoinContext, joinByCode } from './join-by-code.ts';

/** Keeps by whose code somebody came who has just opened an account. */
export function joinAtSignUp(context: JoinContext): SignUpHook {
  return async ({ member, request, referralCode: code }) => {
    if (code !== undefined) await joinByCode(context, { userId: member.id, code, request });
  };
}
