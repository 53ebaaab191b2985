import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idempotencyKeys } from '#server/db/tables/platform/idempotency-keys.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { buildUser } from '#server/testing/factories.ts';
import {
  claimIdempotencyKey,
  expireIdempotencyKeys,
  findIdempotentResult,
  hashRequest,
  idempotencyKeyLifetimeMs,
  releaseIdempotencyKey,
  saveIdempotentResult,
} from './idempotency.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

async function buildClaim(key: string, now = testApp.clock.now()) {
  const { id } = await buildUser(testApp);
  return { userId: id, endpoint: 'POST /api/things', key, requestHash: hashRequest({ key }), now };
}

describe('idempotency keys', () => {
  it('are first once; a repetition gets what the first created', async () => {
    const { db } = testApp.context;
    const claim = await buildClaim('one');
    const first = await inTransaction(db, async (tx) => {
      const claimed = await claimIdempotencyKey(tx, claim);
      await saveIdempotentResult(tx, claim, 42);
      return claimed;
    });
    const second = await inTransaction(db, (tx) => claimIdempotencyKey(tx, claim));
    expect([first, second]).toEqual([
      { isFirst: true, resourceId: null, resourceName: null },
      { isFirst: false, resourceId: 42, resourceName: null },
    ]);
    const other = { ...claim, requestHash: hashRequest('other') };
    await expect(inTransaction(db, (tx) => claimIdempotencyKey(tx, other))).rejects.toMatchObject({
      reason: 'requests.idempotency_key_reused',
    });
  });

  it('tell the name of what was created before any work is done for a repetition', async () => {
    const { db } = testApp.context;
    const claim = await buildClaim('named');
    expect(await findIdempotentResult(db, claim)).toBeUndefined();
    await inTransaction(db, async (tx) => {
      await claimIdempotencyKey(tx, claim);
      await saveIdempotentResult(tx, claim, 'a-name');
    });
    expect(await findIdempotentResult(db, claim)).toBe('a-name');
    const other = { ...claim, requestHash: hashRequest('other') };
    await expect(findIdempotentResult(db, other)).rejects.toMatchObject({
      reason: 'requests.idempotency_key_reused',
    });
    const later = { ...claim, now: new Date(claim.now.getTime() + idempotencyKeyLifetimeMs + 1) };
    expect(await findIdempotentResult(db, later)).toBeUndefined();
  });

  it('are free again when the work is rolled back or given up', async () => {
    const { db } = testApp.context;
    const claim = await buildClaim('two');
    const rolledBack = inTransaction(db, async (tx) => {
      await claimIdempotencyKey(tx, claim);
      return Promise.reject(new TypeError('the work failed'));
    });
    await expect(rolledBack).rejects.toThrow('the work failed');
    expect(await inTransaction(db, (tx) => claimIdempotencyKey(tx, claim))).toMatchObject({ isFirst: true });
    await releaseIdempotencyKey(db, claim);
    expect(await inTransaction(db, (tx) => claimIdempotencyKey(tx, claim))).toMatchObject({ isFirst: true });
  });

  it('are deleted after their lifetime, not before', async () => {
    const { db } = testApp.context;
    await db.delete(idempotencyKeys);
    const now = testApp.clock.now();
    const old = await buildClaim('old', new Date(now.getTime() - idempotencyKeyLifetimeMs - 1));
    const young = await buildClaim('young', new Date(now.getTime() - idempotencyKeyLifetimeMs + 1));
    for (const claim of [old, young]) await inTransaction(db, (tx) => claimIdempotencyKey(tx, claim));
    expect(await expireIdempotencyKeys(db, now)).toBe(1);
    expect(await db.select({ key: idempotencyKeys.key }).from(idempotencyKeys)).toEqual([{ key: 'young' }]);
  });
});
