import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import type { Member } from './sessions/member.ts';

/** Who has just opened an account, and what they brought along. */
export interface Newcomer {
  readonly member: Member;
  readonly request: FastifyRequest;
  /** As they sent it. */
  readonly referralCode: string | undefined;
}

type Greeting = (newcomer: Newcomer) => Promise<unknown>;

/** What features do once an account is there, in the order in which the app lists them. */
export interface Newcomers {
  add(greeting: Greeting): void;
  /** Never throws: the account is open, whatever comes of it. */
  greet(newcomer: Newcomer): Promise<void>;
}

export function createNewcomers({ log }: { readonly log: FastifyBaseLogger }): Newcomers {
  const greetings: Greeting[] = [];
  return {
    add: (greeting) => void greetings.push(greeting),
    async greet(newcomer) {
      for (const greeting of greetings) {
        try {
          await greeting(newcomer);
        } catch (error) {
          if (error instanceof AppError) continue;
          log.warn({ err: error, member: newcomer.member.id }, 'something about a new account went wrong');
        }
      }
    },
  };
}
