import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import type { Member } from '../sessions/member.ts';

/** Who has just opened an account, and what they brought along. */
export interface NewAccount {
  readonly member: Member;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** As they sent it. */
  readonly referralCode: string | undefined;
}

/** What a feature does once an account is there. A refusal of its own is nobody's mistake. */
export type SignUpHook = (account: NewAccount) => Promise<unknown>;

/** The sign-up hooks of all features, in one order. */
export interface SignUpHooks {
  /** Never throws: the account is open, whatever comes of it. */
  run(account: NewAccount): Promise<void>;
}

export function createSignUpHooks(
  { log }: { readonly log: FastifyBaseLogger },
  hooks: readonly SignUpHook[],
): SignUpHooks {
  return {
    async run(account) {
      for (const hook of hooks) {
        try {
          await hook(account);
        } catch (error) {
          if (error instanceof AppError) continue;
          log.warn({ err: error, member: account.member.id }, 'something about a new account went wrong');
        }
      }
    },
  };
}
