import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { idempotency } from '@chitta/contract/limits';
import { and, eq, gte, lt } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database, Handle, Transaction } from '#server/db/client.ts';
import { idempotencyKeys } from '#server/db/tables/platform/idempotency-keys.ts';
import { AppError, assertThat } from '../errors/app-error.ts';

/**
 * After this time a key may be used for another request. Long enough for a device that was cut off while the answer
 * was on its way, and has no connection again for weeks (`idempotency.repeatDays` of the contract).
 */
export const idempotencyKeyLifetimeMs = idempotency.repeatDays * 24 * 60 * 60 * 1000;

const keyPattern = /^[\x21-\x7e]{1,200}$/;

/** One request that says it may be a repetition. */
export interface IdempotentRequest {
  readonly userId: number;
  readonly endpoint: string;
  readonly key: string;
  readonly requestHash: Buffer;
  readonly now: Date;
}

/** The `Idempotency-Key` header: 1 to 200 visible ASCII characters; undefined where it is not sent. */
export function readIdempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  const isValid = typeof key === 'string' && keyPattern.test(key);
  assertThat(isValid, 'requests.invalid', {
    details: [{ path: 'Idempotency-Key', message: 'Send 1 to 200 visible ASCII characters.' }],
  });
  return key;
}

/** SHA-256 of a request, by which a repetition is told from another request under the same key. */
export function hashRequest(content: unknown): Buffer {
  return createHash('sha256').update(JSON.stringify(content)).digest();
}

/** SHA-256 of a file that came with a request, as a part of what `hashRequest` is given. */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** What became of a key that was taken. */
export interface ClaimedKey {
  readonly isFirst: boolean;
  /** What the first request created: its number, or its name where it is known by none. */
  readonly resourceId: number | null;
  readonly resourceName: string | null;
}

/**
 * Takes the key, in the transaction that does the request's work. `isFirst` is false for a repetition, with what
 * the first one created. A request that runs at the same time is waited for.
 * Throws `requests.idempotency_key_reused` when the key came with another request.
 */
export async function claimIdempotencyKey(
  tx: Transaction,
  { now, ...claim }: IdempotentRequest,
): Promise<ClaimedKey> {
  const expiry = new Date(now.getTime() - idempotencyKeyLifetimeMs);
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ ...claim, createdAt: now })
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.endpoint, idempotencyKeys.key],
      set: { requestHash: claim.requestHash, resourceId: null, resourceName: null, createdAt: now },
      setWhere: lt(idempotencyKeys.createdAt, expiry),
    })
    .returning({ key: idempotencyKeys.key });
  if (claimed.length > 0) return { isFirst: true, resourceId: null, resourceName: null };
  const [first] = await tx.select().from(idempotencyKeys).where(isClaim(claim));
  const isRepetition = first?.requestHash.equals(claim.requestHash);
  if (!first || !isRepetition) throw new AppError('requests.idempotency_key_reused');
  return { isFirst: false, resourceId: first.resourceId, resourceName: first.resourceName };
}

/**
 * The name of what an earlier request under the key created, before any work is done for a repetition; undefined where
 * there was none. Throws `requests.idempotency_key_reused` when the key came with another request.
 */
export async function findIdempotentResult(
  handle: Handle,
  claim: IdempotentRequest,
): Promise<string | null | undefined> {
  const expiry = new Date(claim.now.getTime() - idempotencyKeyLifetimeMs);
  const [first] = await handle
    .select()
    .from(idempotencyKeys)
    .where(and(isClaim(claim), gte(idempotencyKeys.createdAt, expiry)));
  if (!first) return undefined;
  assertThat(first.requestHash.equals(claim.requestHash), 'requests.idempotency_key_reused');
  return first.resourceName;
}

/** Notes what the request created, for its repetitions. */
export async function saveIdempotentResult(
  tx: Transaction,
  claim: IdempotentRequest,
  resource: number | string,
): Promise<void> {
  const created = typeof resource === 'number' ? { resourceId: resource } : { resourceName: resource };
  await tx.update(idempotencyKeys).set(created).where(isClaim(claim));
}

/** Gives the key free again: the request has failed, and its repetition is to be a first one. */
export async function releaseIdempotencyKey(handle: Handle, claim: IdempotentRequest): Promise<void> {
  await handle.delete(idempotencyKeys).where(isClaim(claim));
}

/** Deletes keys past their lifetime and returns how many there were. */
export async function expireIdempotencyKeys(db: Database, now: Date): Promise<number> {
  const expiry = new Date(now.getTime() - idempotencyKeyLifetimeMs);
  const deleted = await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, expiry));
  return deleted.rowCount ?? 0;
}

function isClaim({ userId, endpoint, key }: Pick<IdempotentRequest, 'userId' | 'endpoint' | 'key'>) {
  return and(
    eq(idempotencyKeys.userId, userId),
    eq(idempotencyKeys.endpoint, endpoint),
    eq(idempotencyKeys.key, key),
  );
}
