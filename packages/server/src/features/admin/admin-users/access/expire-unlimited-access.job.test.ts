import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { users } from '#server/db/tables/identity/users.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { buildUser, signedInClient } from '#server/testing/factories.ts';
import { expireUnlimitedAccessJob } from './expire-unlimited-access.job.ts';

const hour = 3_600_000;
const content = 'I walked through my old house and found a room full of water.';
let testApp: TestApp;

beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

const later = (ms: number) => new Date(testApp.clock.now().getTime() + ms);

it('a grant counts until its end, everywhere, whether or not the job has run', async () => {
  const client = await signedInClient(testApp, {
    hasUnlimitedAccess: true,
    unlimitedAccessUntil: later(hour),
  });
  const readDream = async () =>
    (await client.post('/api/translate-dream', { content, userId: client.user.id, language: 'en' })).body;
  expect((await client.get('/api/user')).body.hasUnlimitedAccess).toBe(true);
  expect(await readDream()).toMatchObject({ isPremiumTranslation: true });
  testApp.clock.advance(hour);
  expect((await client.get('/api/user')).body.hasUnlimitedAccess).toBe(false);
  expect(await readDream()).toMatchObject({ isPremiumTranslation: false });
});

it('the job clears grants that have ended, and no others', async () => {
  const access = { hasUnlimitedAccess: true };
  const ended = await buildUser(testApp, { ...access, unlimitedAccessUntil: later(0) });
  const running = await buildUser(testApp, { ...access, unlimitedAccessUntil: later(1) });
  const endless = await buildUser(testApp, access);
  await expireUnlimitedAccessJob(testApp.context).run();
  const rowOf = async (id: number) =>
    (await testApp.context.db.select().from(users).where(eq(users.id, id)))[0];
  expect(await rowOf(ended.id)).toMatchObject({ hasUnlimitedAccess: false, unlimitedAccessUntil: null });
  expect(await rowOf(running.id)).toMatchObject({ hasUnlimitedAccess: true });
  expect(await rowOf(endless.id)).toMatchObject({ hasUnlimitedAccess: true });
});
