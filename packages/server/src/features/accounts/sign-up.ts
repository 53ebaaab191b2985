import { randomInt } from 'node:crypto';
import type { ErrorReason, SignupRequest } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { violatedConstraint } from '#server/db/violated-constraint.ts';
import { AppError, assertThat } from '#server/platform/app-error.ts';
import { foldIdentifier } from '#server/platform/fold-identifier.ts';
import { sendVerification } from '../email-verification/send-verification.ts';
import { createAccountQueries } from './accounts.queries.ts';
import { hashNewPassword } from './passwords/hash-new-password.ts';
import type { SignedIn } from './sign-in.ts';
import { isTimezone, timezoneOffset } from './timezone.ts';

export interface SignUpOptions {
  readonly request: SignupRequest;
  readonly address: string;
  /** That the link in the mail leads to; null where the address needs no proof, as that of the demo member. */
  readonly origin: string | null;
}

/** Without letters and digits that are taken for one another when read aloud or off a screen. */
const codeAlphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const codeLength = 8;

const proven = { emailVerified: true, accountStatus: 'active' } as const;

const reasonOfConstraint: Record<string, ErrorReason> = {
  users_username_key_unique: 'accounts.username_taken',
  users_email_key_unique: 'accounts.email_taken',
};

/** Opens an account together with its first session, and has its address asked for proof. Of two that race for a name, one gets `CONFLICT`. */
export async function signUp(
  context: AppContext,
  { request, address, origin }: SignUpOptions,
): Promise<SignedIn> {
  await context.rateLimits.signUpPerAddress.take(address);
  await assertNamesAreFree(context, request);
  const values = { ...(await userValues(context, request)), ...(origin === null && proven) };
  try {
    return await inTransaction(context.db, async (tx) => {
      const member = await createAccountQueries(tx).insertUser(values);
      if (origin !== null) await sendVerification(context, tx, { member, origin });
      return { member, token: await context.sessions.open(member.id, {}, tx) };
    });
  } catch (error) {
    const reason = reasonOfConstraint[violatedConstraint(error) ?? ''];
    if (reason === undefined) throw error;
    throw new AppError(reason, { cause: error });
  }
}

/** Spares the hashing, and tells of a taken name before it tells of a weak password. */
async function assertNamesAreFree(context: AppContext, request: SignupRequest): Promise<void> {
  const accounts = createAccountQueries(context.db);
  const [byName, byEmail] = await Promise.all([
    accounts.findCredentials(foldIdentifier(request.username)),
    accounts.findCredentials(foldIdentifier(request.email)),
  ]);
  assertThat(byName === null, 'accounts.username_taken');
  assertThat(byEmail === null, 'accounts.email_taken');
}

async function userValues({ clock }: AppContext, request: SignupRequest) {
  const now = clock.now();
  // A browser may know a zone that this server does not; that is no reason to turn a newcomer away.
  const timezone = request.timezone !== undefined && isTimezone(request.timezone) ? request.timezone : null;
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

/** 30^8 codes: the unique index would refuse a repeated one, which nobody will live to see. */
function createReferralCode(): string {
  return Array.from({ length: codeLength }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('');
}
