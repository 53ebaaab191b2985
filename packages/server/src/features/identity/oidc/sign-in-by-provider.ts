import { type OidcOutcome, secondStepMethods } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { AppError, assertThat } from '#server/platform/errors/app-error.ts';
import { ownOrigin } from '#server/platform/http/hosts/own-origin.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { foldIdentifier } from '#server/platform/text/fold-identifier.ts';
import { openProviderAccount } from '../accounts/open-provider-account.ts';
import { finishSignIn } from '../accounts/signing-in/finish-sign-in.ts';
import { proveAddress } from '../email-verification/prove-address.ts';
import { findSecondStep } from '../factors/find-second-step.ts';
import { handOverSession } from '../sessions/open-session.ts';
import { createOidcQueries } from './oidc.queries.ts';
import { auth0IdOf } from './provider.ts';
import { keepLinkableIdentity, type ProviderCallback } from './provider-callback.ts';

/** Somebody else may open the same account at the same time; then it is there at the next look. */
const looks = 3;

/**
 * Signs in who is known, opens an account for who is not, and asks for proof where the address has an account: an
 * address alone, verified or not, never opens one.
 */
export async function signInByProvider(
  context: AppContext,
  callback: ProviderCallback,
): Promise<OidcOutcome> {
  for (let look = 0; look < looks; look += 1) {
    const outcome = await signInOrUp(context, callback);
    if (outcome !== null) return outcome;
  }
  throw new AppError('oidc.start_again');
}

async function signInOrUp(context: AppContext, callback: ProviderCallback): Promise<OidcOutcome | null> {
  const { provider, identity, authorization } = callback;
  const queries = createOidcQueries(context.db);
  const findMember = () => queries.findMemberByIdentity(auth0IdOf(provider, identity.subject));
  const member = await findMember();
  if (member !== null) return signIn(context, callback, member);
  const { email } = identity;
  assertThat(email, 'oidc.no_email');
  if (await queries.hasAddress(foldIdentifier(email))) {
    // The same person may have opened the account in another window, between the two looks.
    const opened = await findMember();
    if (opened !== null) return signIn(context, callback, opened);
    await keepLinkableIdentity(context, callback);
    return { outcome: 'link_needed', email, next: authorization.next };
  }
  return signUp(context, callback, email);
}

async function signIn(context: AppContext, callback: ProviderCallback, member: Member): Promise<OidcOutcome> {
  const { request, reply, body, identity, authorization } = callback;
  const { next } = authorization;
  assertThat(member.accountStatus !== 'deleted', 'oidc.account_closed');
  const { email, isEmailVerified } = identity;
  if (isEmailVerified && email !== null) await takeAsVerified(context, { callback, member, email });
  try {
    await finishSignIn(context, { member, method: 'oidc', timezone: body.timezone, request, reply });
  } catch (error) {
    const isHalfWay = error instanceof AppError && error.reason === 'accounts.second_factor_needed';
    if (!isHalfWay) throw error;
    const ways = (error.details ?? []).map(({ message }) => message);
    return { outcome: 'second_factor', methods: secondStepMethods.filter((way) => ways.includes(way)), next };
  }
  return { outcome: 'signed_in', isNew: false, next };
}

interface VouchedFor {
  readonly callback: ProviderCallback;
  readonly member: Member;
  readonly email: string;
}

/**
 * The provider vouches for the very address that the account has. Not while a second step is due: a first proof takes
 * second factors away, and no provider may do that.
 */
async function takeAsVerified(context: AppContext, { callback, member, email }: VouchedFor): Promise<void> {
  const { request } = callback;
  if ((await findSecondStep(context, member, request)) !== null) return;
  const origin = ownOrigin(context.config, request);
  const owner = { ...member, email };
  await inTransaction(context.db, (tx) =>
    proveAddress(context, tx, { owner, proof: 'provider', keepsProvider: true, origin }),
  );
}

/** Null where somebody was faster. */
async function signUp(
  context: AppContext,
  callback: ProviderCallback,
  email: string,
): Promise<OidcOutcome | null> {
  const { request, reply, body, provider, identity, authorization } = callback;
  const newcomer = {
    auth0Id: auth0IdOf(provider, identity.subject),
    authProvider: provider.issuer,
    email,
    isEmailVerified: identity.isEmailVerified,
    pictureUrl: identity.pictureUrl,
    names: identity.names,
    timezone: body.timezone,
    language: body.language,
  };
  const account = await openProviderAccount(context, newcomer, request);
  if (account === null) return null;
  const { member } = account;
  await context.signUpHooks.run({ member, request, reply, referralCode: body.referralCode });
  await handOverSession(context, { request, reply }, account.opened);
  return { outcome: 'signed_in', isNew: true, next: authorization.next };
}
