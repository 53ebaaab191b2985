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
import { type Arrived, keepArrival } from './arrived.ts';
import { createOidcQueries } from './oidc.queries.ts';
import { auth0IdOf } from './provider.ts';

/** Somebody else may open the same account at the same time; then it is there at the next look. */
const looks = 3;

/**
 * Signs in who is known, opens an account for who is not, and asks for proof where the address has an account: an
 * address alone, verified or not, never opens one.
 */
export async function arriveToSignIn(context: AppContext, arrived: Arrived): Promise<OidcOutcome> {
  for (let look = 0; look < looks; look += 1) {
    const outcome = await signInOrUp(context, arrived);
    if (outcome !== null) return outcome;
  }
  throw new AppError('oidc.start_again');
}

async function signInOrUp(context: AppContext, arrived: Arrived): Promise<OidcOutcome | null> {
  const { provider, identity, journey } = arrived;
  const queries = createOidcQueries(context.db);
  const member = await queries.findMemberByIdentity(auth0IdOf(provider, identity.subject));
  if (member !== null) return signIn(context, arrived, member);
  const { email } = identity;
  assertThat(email, 'oidc.no_email');
  if (await queries.hasAddress(foldIdentifier(email))) {
    await keepArrival(context, arrived);
    return { outcome: 'link_needed', email, next: journey.next };
  }
  return signUp(context, arrived, email);
}

async function signIn(context: AppContext, arrived: Arrived, member: Member): Promise<OidcOutcome> {
  const { request, reply, body, identity, journey } = arrived;
  const { next } = journey;
  assertThat(member.accountStatus !== 'deleted', 'oidc.account_closed');
  const { email, isEmailVerified } = identity;
  if (isEmailVerified && email !== null) await takeAsVerified(context, { arrived, member, email });
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
  readonly arrived: Arrived;
  readonly member: Member;
  readonly email: string;
}

/**
 * The provider vouches for the very address that the account has. Not while a second step is due: a first proof takes
 * second factors away, and no provider may do that.
 */
async function takeAsVerified(context: AppContext, { arrived, member, email }: VouchedFor): Promise<void> {
  const { request } = arrived;
  if ((await findSecondStep(context, member, request)) !== null) return;
  const origin = ownOrigin(context.config, request);
  const owner = { ...member, email };
  await inTransaction(context.db, (tx) =>
    proveAddress(context, tx, { owner, proof: 'provider', keepsProvider: true, origin }),
  );
}

/** Null where somebody was faster. */
async function signUp(context: AppContext, arrived: Arrived, email: string): Promise<OidcOutcome | null> {
  const { request, reply, body, provider, identity, journey } = arrived;
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
  await context.signUpHooks.run({ member, request, referralCode: body.referralCode });
  await handOverSession(context, { request, reply }, account.opened);
  return { outcome: 'signed_in', isNew: true, next: journey.next };
}
