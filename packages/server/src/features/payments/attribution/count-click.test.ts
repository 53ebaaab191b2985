import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { referralClicks } from '#server/db/tables/payments/referral-codes.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { createClient } from '#server/testing/client.ts';
import { signedInClient } from '#server/testing/factories.ts';
import { buildCode } from '../referrals/testing/referral-samples.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp({ config: { limits: { clicksPerAddress: { points: 1000, seconds: 60 } } } });
  testApp.clock.set(new Date('2026-11-21T23:30:00Z'));
});
afterAll(() => testApp.close());

const click = async (referralCode: string, campaign?: string) =>
  (await createClient(testApp).post('/api/referrals/clicks', { referralCode, campaign })).body.data;
const clicksOf = (id: number) =>
  testApp.context.db
    .select({ day: referralClicks.day, campaign: referralClicks.campaign, clicks: referralClicks.clicks })
    .from(referralClicks)
    .where(eq(referralClicks.referralCodeId, id))
    .orderBy(asc(referralClicks.day), asc(referralClicks.campaign));

it('counts visits by code and day, also many at once, and keeps nothing of who came', async () => {
  const code = await buildCode(testApp);
  await Promise.all(Array.from({ length: 10 }, () => click(code.code.toLowerCase())));
  testApp.clock.advance(60 * 60_000);
  expect(await click(code.code)).toEqual({ isKnown: true });
  expect(await clicksOf(code.id)).toEqual([
    { day: '2026-11-21', campaign: '', clicks: 10 },
    { day: '2026-11-22', campaign: '', clicks: 1 },
  ]);
});

it('counts tags of affiliates apart, as many as anybody can mean', async () => {
  const { user } = await signedInClient(testApp);
  const code = await buildCode(testApp, { userId: user.id, type: 'affiliate' });
  for (let tag = 0; tag < 60; tag += 1) await click(code.code, `tag-${tag}`);
  await click(code.code, 'tag-0');
  const rows = await clicksOf(code.id);
  expect(rows.reduce((sum, { clicks }) => sum + clicks, 0)).toBe(61);
  expect(rows).toHaveLength(51);
  expect(rows.find(({ campaign }) => campaign === 'tag-0')?.clicks).toBe(2);
  expect(rows.find(({ campaign }) => campaign === '')?.clicks).toBe(10);
});

it('counts nothing for codes that do not hold, and no tags of members', async () => {
  const disabled = await buildCode(testApp, { status: 'disabled' });
  expect(await click(disabled.code)).toEqual({ isKnown: false });
  expect(await click('NOBODYS')).toEqual({ isKnown: false });
  expect(await clicksOf(disabled.id)).toEqual([]);
  const campaign = await buildCode(testApp);
  await click(campaign.code, 'tag');
  expect(await clicksOf(campaign.id)).toMatchObject([{ campaign: '', clicks: 1 }]);
});
