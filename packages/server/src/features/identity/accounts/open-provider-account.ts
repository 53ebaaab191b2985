import type { Language } from '@chitta/contract/limits';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { violatedConstraint } from '#server/db/violated-constraint.ts';
import { AppError } from '#server/platform/errors/app-error.ts';
import { addressKey } from '#server/platform/http/hosts/client-address.ts';
import { ownOrigin } from '#server/platform/http/hosts/own-origin.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { foldIdentifier } from '#server/platform/text/fold-identifier.ts';
import { sendVerification } from '../email-verification/send-verification.ts';
import { type OpenedSession, openSession } from '../sessions/open-session.ts';
import { createAccountQueries } from './accounts.queries.ts';
import { deriveUsername } from './derive-username.ts';
import { isUsernameTaken } from './is-username-taken.ts';
import { createReferralCode } from './referral-code.ts';
import { knownTimezone, timezoneOffset } from './timezone.ts';

/** Somebody whom an OpenID provider vouches for. */
export interface ProviderNewcomer {
  readonly auth0Id: string;
  readonly authProvider: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly pictureUrl: string | null;
  readonly names: readonly string[];
  readonly timezone: string | undefined;
  readonly language: Language | undefined;
}

/** How many names are tried; each after the first is one of 9000. */
const attempts = 8;

/**
 * Opens an account without a password, and its first session. An address that the provider has verified is taken as
 * that; any other gets a link. Null where address or identity have an account already, or got one meanwhile.
 */
export async function openProviderAccount(
  context: AppContext,
  newcomer: ProviderNewcomer,
  request: FastifyRequest,
): Promise<{ readonly member: Member; readonly opened: OpenedSession } | null> {
  await context.rateLimits.signUpPerAddress.take(addressKey(request.ip));
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const username = deriveUsername(newcomer.names, attempt);
    if (await isUsernameTaken(context.db, username)) continue;
    try {
      return await openAccount(context, { newcomer, username, request });
    } catch (error) {
      const constraint = violatedConstraint(error);
      if (constraint === 'users_email_key_unique' || constraint === 'users_auth0_id_unique') return null;
      if (constraint !== 'users_username_key_unique') throw error;
    }
  }
  // Eight names of nine thousand each: as good as never.
  throw new AppError('accounts.username_taken');
}

interface AccountOpening {
  readonly newcomer: ProviderNewcomer;
  readonly username: string;
  readonly request: FastifyRequest;
}

function openAccount(context: AppContext, { newcomer, username, request }: AccountOpening) {
  const { email, isEmailVerified, auth0Id, authProvider, pictureUrl, language } = newcomer;
  const now = context.clock.now();
  const timezone = knownTimezone(newcomer.timezone);
  return inTransaction(context.db, async (tx) => {
    const member = await createAccountQueries(tx).insertUser({
      username,
      usernameKey: foldIdentifier(username),
      email,
      emailKey: foldIdentifier(email),
      emailVerified: isEmailVerified,
      addressProof: isEmailVerified ? 'provider' : null,
      accountStatus: isEmailVerified ? 'active' : 'pending',
      auth0Id,
      authProvider,
      pictureUrl,
      createdAt: now,
      referralCode: createReferralCode(),
      timezone,
      timezoneOffset: timezone === null ? null : timezoneOffset(timezone, now),
      language: language ?? null,
    });
    if (!isEmailVerified) {
      await sendVerification(context, tx, { member, origin: ownOrigin(context.config, request) });
    }
    const traits = { method: 'oidc', timezone } as const;
    return { member, opened: await openSession(context, tx, { member, request, traits, isFirst: true }) };
  });
}
