import type { ErrorReason, SignupRequest } from '@chitta/contract';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { violatedConstraint } from '#server/db/violated-constraint.ts';
import { AppError, assertThat } from '#server/platform/errors/app-error.ts';
import { addressKey } from '#server/platform/http/hosts/client-address.ts';
import { ownOrigin } from '#server/platform/http/hosts/own-origin.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { foldIdentifier } from '#server/platform/text/fold-identifier.ts';
import { sendVerification } from '../email-verification/send-verification.ts';
import { type OpenedSession, openSession } from '../sessions/open-session.ts';
import { createAccountQueries } from './accounts.queries.ts';
import { isUsernameTaken } from './is-username-taken.ts';
import { hashNewPassword } from './passwords/hash-new-password.ts';
import { createReferralCode } from './referral-code.ts';
import { tellOfAttempt } from './tell-of-attempt.ts';
import { knownTimezone, timezoneOffset } from './timezone.ts';

export interface SignUpOptions {
  readonly newcomer: SignupRequest;
  /** Null where nobody asks: the demo member, who needs no proof of an address, and no session. */
  readonly request: FastifyRequest | null;
}

export interface SignedUp {
  readonly member: Member;
  readonly opened: OpenedSession | null;
}

const demo = { emailVerified: true, accountStatus: 'active', isDemo: true } as const;

const reasonOfConstraint: Record<string, ErrorReason> = {
  users_username_key_unique: 'accounts.username_taken',
  users_email_key_unique: 'accounts.email_taken',
};

/** Opens an account together with its first session, and has its address asked for proof. Of two that race for a name, one gets `CONFLICT`. */
export async function signUp(context: AppContext, { newcomer, request }: SignUpOptions): Promise<SignedUp> {
  if (request !== null) await context.rateLimits.signUpPerAddress.take(addressKey(request.ip));
  await assertNamesAreFree(context, { newcomer, request });
  const values = { ...(await userValues(context, newcomer)), ...(request === null && demo) };
  try {
    return await inTransaction(context.db, async (tx) => {
      const member = await createAccountQueries(tx).insertUser(values);
      if (request === null) return { member, opened: null };
      await sendVerification(context, tx, { member, origin: ownOrigin(context.config, request) });
      const traits = { timezone: member.timezone };
      const opened = await openSession(context, tx, { member, request, traits, isFirst: true });
      return { member, opened };
    });
  } catch (error) {
    const reason = reasonOfConstraint[violatedConstraint(error) ?? ''];
    if (reason === undefined) throw error;
    throw new AppError(reason, { cause: error });
  }
}

/** Spares the hashing, and tells of a taken name before it tells of a weak password. */
async function assertNamesAreFree(
  context: AppContext,
  { newcomer: { username, email, language }, request }: SignUpOptions,
): Promise<void> {
  const accounts = createAccountQueries(context.db);
  const [isNameTaken, byEmail] = await Promise.all([
    request === null ? accounts.hasNameLike(foldIdentifier(username)) : isUsernameTaken(context.db, username),
    accounts.findCredentials(foldIdentifier(email)),
  ]);
  if (byEmail !== null && request !== null) {
    // The answer tells that the address has an account: its owner hears of it.
    await tellOfAttempt(context, byEmail, { language, origin: ownOrigin(context.config, request) });
  }
  assertThat(!isNameTaken, 'accounts.username_taken');
  assertThat(byEmail === null, 'accounts.email_taken');
}

async function userValues({ clock }: AppContext, request: SignupRequest) {
  const now = clock.now();
  const timezone = knownTimezone(request.timezone);
  return {
    username: request.username,
    usernameKey: foldIdentifier(request.username),
    email: request.email,
    emailKey: foldIdentifier(request.email),
    password: await hashNewPassword(request.password, request),
    createdAt: now,
    referralCode: createReferralCode(),
    timezone,
    timezoneOffset: timezone === null ? null : timezoneOffset(timezone, now),
    language: request.language ?? null,
  };
}
