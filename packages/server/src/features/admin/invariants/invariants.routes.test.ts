import { invariantNames } from '@chitta/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditLog } from '#server/db/tables/admin/audit-log.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { buildUser, type SignedInClient, signedInClient } from '#server/testing/factories.ts';

let testApp: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  testApp = await buildTestApp();
  admin = await signedInClient(testApp, { isAdmin: true });
});
afterAll(() => testApp.close());

const show = async () => (await admin.get('/api/admin/invariants')).body.data;
const check = async () => (await admin.post('/api/admin/invariants')).body.data;
const setTier = (id: number, tier: string) =>
  testApp.context.pool.query('UPDATE users SET subscription_tier = $2 WHERE id = $1', [id, tier]);
const hour = 60 * 60_000;

it('tells what is broken, since when, until it is mended', async () => {
  const asked = invariantNames.length;
  expect(await show()).toBeNull();
  const { id } = await buildUser(testApp);
  const first = { checkedAt: testApp.clock.now().toISOString(), asked, broken: [] };
  expect(await check()).toEqual(first);

  await setTier(id, 'premium');
  expect(await show()).toEqual(first);
  testApp.clock.advance(hour);
  const since = testApp.clock.now().toISOString();
  const broken = [{ name: 'premium_without_reason', subject: 'member', count: 1, ids: [id], since }];
  expect(await check()).toEqual({ checkedAt: since, asked, broken });

  testApp.clock.advance(hour);
  const second = await buildUser(testApp, { subscriptionTier: 'premium' });
  const both = [{ ...broken[0], count: 2, ids: [id, second.id] }];
  expect(await check()).toMatchObject({ broken: both });
  expect(await show()).toMatchObject({ checkedAt: testApp.clock.now().toISOString(), broken: both });

  await setTier(id, 'free');
  await setTier(second.id, 'free');
  expect(await check()).toMatchObject({ broken: [] });
  await setTier(id, 'premium');
  testApp.clock.advance(hour);
  expect(await check()).toMatchObject({ broken: [{ since: testApp.clock.now().toISOString() }] });
});

it('keeps who asked, and what came of it', async () => {
  const before = await testApp.context.db.$count(auditLog);
  const { broken } = await check();
  const rows = await testApp.context.db.select().from(auditLog).orderBy(auditLog.id);
  expect(rows.slice(before)).toMatchObject([
    {
      action: 'invariants.checked',
      actorId: admin.user.id,
      userId: null,
      reason: null,
      details: { asked: invariantNames.length, broken: broken.length },
    },
  ]);
});
