import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { AppContext } from '#server/context.ts';
import { createLimiter, type Priority } from '#server/platform/concurrency/limiter.ts';
import { addressKey } from '#server/platform/http/hosts/client-address.ts';
import { noteOn } from '#server/platform/http/request-notes.ts';
import { findDevice, hashDevice } from '../../sessions/device-cookie.ts';
import { isKnownDevice } from '../../sessions/is-known-device.ts';
import { type Credentials, createAccountQueries } from '../accounts.queries.ts';
import { assertHashingKeepsUp } from '../passwords/passwords.ts';

/** An attempt that has been counted, and may have its password checked. */
export interface SignInAttempt {
  /** Null where there is no such account: the password is checked all the same. */
  readonly account: Credentials | null;
  /** Where the check waits. */
  readonly priority: Priority;
  /** The password was right: what was counted for it is forgotten. */
  readonly forgetCount: () => Promise<void>;
}

type AttemptContext = Pick<AppContext, 'db' | 'config' | 'rateLimits'>;

/** What a cookie can make a flooded server read is bounded too. */
const lookUp = createLimiter({ inFlight: 4, waiting: 64 });
/** Nobody has this number. */
const nobody = 0;

/**
 * Lets an attempt in by one of two doors. A browser that this member has signed in with before has counters and a queue
 * of its own, so that nobody who guesses or floods from elsewhere locks the owner out. Everybody else is counted by
 * account and address. Throws `requests.too_many` and `server.overloaded`.
 */
export async function countSignInAttempt(
  context: AttemptContext,
  { identifier, request }: { readonly identifier: string; readonly request: FastifyRequest },
): Promise<SignInAttempt> {
  return (
    (await countForDevice(context, identifier, request)) ?? countForAddress(context, identifier, request)
  );
}

/** Null where the browser is none that the member has used: as if it had sent no cookie. */
async function countForDevice(
  { db, config, rateLimits }: AttemptContext,
  identifier: string,
  request: FastifyRequest,
): Promise<SignInAttempt | null> {
  const device = findDevice(config, request);
  if (device === null) return null;
  assertHashingKeepsUp('high');
  const found = await lookUp(async () => {
    const account = await createAccountQueries(db).findCredentials(identifier);
    const id = account?.id ?? nobody;
    const key = hashDevice(id, device);
    return { account, key, isKnown: await isKnownDevice(db, id, key) };
  });
  if (found.account === null || !found.isKnown) return null;
  noteOn(request, { member: found.account.id, way: 'password' });
  const { signInPerDevice } = rateLimits;
  await signInPerDevice.take(found.key);
  return { account: found.account, priority: 'high', forgetCount: () => signInPerDevice.reset(found.key) };
}

async function countForAddress(
  { db, rateLimits: { signInPerAccount, signInPerAddress } }: AttemptContext,
  identifier: string,
  request: FastifyRequest,
): Promise<SignInAttempt> {
  // A flood is refused before it costs a read or a counter.
  assertHashingKeepsUp();
  const address = addressKey(request.ip);
  await signInPerAddress.take(address);
  const account = await createAccountQueries(db).findCredentials(identifier);
  const accountKey = account === null ? `unknown:${digest(identifier)}` : `user:${account.id}`;
  noteOn(request, { member: account?.id, way: 'password' });
  await signInPerAccount.take(accountKey);
  const forgetCount = async () => {
    await Promise.all([signInPerAccount.reset(accountKey), signInPerAddress.giveBack(address)]);
  };
  return { account, priority: 'normal', forgetCount };
}

/** Names that belong to nobody may still be somebody's address; the counters need not know them. */
function digest(identifier: string): string {
  return hash('sha256', identifier, 'base64url');
}
