import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import type { Member } from '../sessions/member.ts';

/** Who has just opened an account, and what they brought along. */
export interface NewAccount {
  readonly member: Member;
  readonly request: FastifyRequest;
  /** As they sent it. */
  readonly referralCode: string | undefined;
}

type SignUpHook = (account: NewAccount) => Promise<unknown>;

/** What features do once an account is there, in the order in which the app lists them. */
export interface SignUpHooks {
  add(hook: SignUpHook): void;
  /** Never throws: the account is open, whatever comes of it. */
  run(account: NewAccount): Promise<void>;
}

export function createSignUpHooks({ log }: { readonly log: FastifyBaseLogger }): SignUpHooks {
  const hooks: SignUpHook[] = [];
  return {
    add: (hook) => void hooks.push(hook),
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
