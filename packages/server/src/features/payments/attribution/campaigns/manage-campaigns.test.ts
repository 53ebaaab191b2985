import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { createClient } from '#server/testing/client.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';

const reason = 'Autumn in the paper.';
const url = '/api/admin/referral-codes';
let testApp: TestApp;
let admin: SignedInClient;
beforeAll(async () => {
  testApp = await buildTestApp();
  admin = await signedInClient(testApp, { isAdmin: true });
});
afterAll(() => testApp.close());

const make = (code: string, more: object = {}) => admin.post(url, { code, label: 'Autumn', reason, ...more });
const change = (id: number, more: object) => admin.patch(`${url}/${id}`, { reason, ...more });
const join = async (referralCode: string) =>
  (await signedInClient(testApp)).post('/api/referrals/signup', { referralCode });

describe('a code of a campaign', () => {
  it('is made, counted and ended', async () => {
    const made = await make('Autumn-26', { maxUses: 2, expiresAt: '2027-01-01T00:00:00Z' });
    expect(made.status).toBe(201);
    expect(made.body.data).toMatchObject({
      code: 'AUTUMN-26',
      label: 'Autumn',
      status: 'active',
      expiresAt: '2027-01-01T00:00:00.000Z',
      maxUses: 2,
      currentUses: 0,
      clicks: 0,
    });
    const { id } = made.body.data;
    await createClient(testApp).post('/api/referrals/clicks', { referralCode: 'autumn-26' });
    expect((await join('autumn-26')).body.data).toEqual({
      programme: 'campaign',
      status: null,
      reason: null,
    });
    const { body } = await admin.get(url);
    expect(body.data[0]).toMatchObject({ id, currentUses: 1, clicks: 1 });
    expect((await change(id, { status: 'disabled' })).body.data).toMatchObject({
      status: 'disabled',
      maxUses: 2,
      label: 'Autumn',
    });
    expect((await join('autumn-26')).body.reason).toBe('referrals.unknown_code');
    const audit = await admin.get('/api/admin/audit-log?action=campaign_code.changed');
    expect(audit.body.data.items[0]).toMatchObject({
      reason,
      details: { code: 'AUTUMN-26', status: 'disabled' },
    });
  });

  it('can be without end, and is given one later, not below its uses', async () => {
    const { id } = (await make('Winter-26')).body.data;
    await join('winter-26');
    await join('winter-26');
    const refused = await change(id, { maxUses: 1 });
    expect([refused.status, refused.body.reason]).toEqual([409, 'referrals.below_uses']);
    expect((await change(id, { maxUses: 2 })).body.data).toMatchObject({ maxUses: 2, currentUses: 2 });
    expect((await join('winter-26')).body.reason).toBe('referrals.code_used_up');
    expect((await change(id, { maxUses: null })).body.data.maxUses).toBeNull();
    expect((await change(id, {})).status).toBe(200);
  });

  it('is there once, in whatever case, and no member has it', async () => {
    await make('Spring-27');
    const again = await make('SPRING-27');
    expect([again.status, again.body.reason]).toEqual([409, 'referrals.code_taken']);
    const { body } = await (await signedInClient(testApp)).get('/api/referrals/code');
    expect((await make(body.data.code)).body.reason).toBe('referrals.code_taken');
  });

  it("changes no member's code", async () => {
    const member = await signedInClient(testApp);
    await member.get('/api/referrals/code');
    const { rows } = await testApp.context.pool.query<{ id: number }>(
      'SELECT id FROM referral_codes WHERE user_id = $1',
      [member.user.id],
    );
    const { status, body } = await change(rows[0]?.id ?? 0, { status: 'disabled' });
    expect([status, body.reason]).toEqual([404, 'referrals.code_not_found']);
  });
});
