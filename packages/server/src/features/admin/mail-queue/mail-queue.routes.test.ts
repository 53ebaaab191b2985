import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '#server/db/tables/admin/audit-log.ts';
import { outgoingMails } from '#server/db/tables/platform/outgoing-mails.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { keepMail } from './testing/mail-samples.ts';

let testApp: TestApp;
let admin: SignedInClient;

beforeAll(async () => {
  testApp = await buildTestApp();
  admin = await signedInClient(testApp, { isAdmin: true });
});
beforeEach(async () => {
  await testApp.context.db.delete(outgoingMails);
});
afterAll(() => testApp.close());

const url = '/api/admin/mails';
const reason = 'The mail server is back.';
const page = async (query = '') => (await admin.get(`${url}${query}`)).body.data;
const ids = async (query: string) => (await page(query)).items.map(({ id }: { id: number }) => id);
const row = async (id: number) =>
  (await testApp.context.db.select().from(outgoingMails).where(eq(outgoingMails.id, id)))[0];
const newestAct = async () =>
  (await testApp.context.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0];
const live = { failedAt: null, failure: null, attempts: 0 };

describe('the list', () => {
  it('shows each mail by its state, without address or text', async () => {
    const now = testApp.clock.now();
    const member = await signedInClient(testApp);
    await testApp.context.db.delete(outgoingMails);
    const failed = await keepMail(testApp, { userId: member.user.id, params: { title: 'a heron' } });
    const waiting = await keepMail(testApp, { failedAt: null, failure: 'ETIMEDOUT', attempts: 2 });
    const sent = await keepMail(testApp, { ...live, sentAt: now, attempts: 1 });
    const dropped = [
      await keepMail(testApp, { failure: 'not_needed', recipient: '' }),
      await keepMail(testApp, { failure: 'discarded' }),
    ];
    const all = await page();
    expect(all.items[4]).toEqual({
      id: failed,
      kind: 'test_mail',
      recipient: 'zo…@e….org',
      memberId: member.user.id,
      state: 'failed',
      code: 'ECONNREFUSED',
      attempts: 8,
      createdAt: now.toISOString(),
      dueAt: null,
      endedAt: now.toISOString(),
    });
    expect(all.items[3]).toMatchObject({ state: 'waiting', code: 'ETIMEDOUT', dueAt: now.toISOString() });
    expect(JSON.stringify(all)).not.toMatch(/heron|zorbelina/);
    expect(all).toMatchObject({
      counts: { waiting: 1, failed: 1, sent: 1, dropped: 2 },
      oldestWaitingAt: now.toISOString(),
      nextCursor: null,
    });
    expect(await ids('?state=failed')).toEqual([failed]);
    expect(await ids('?state=waiting')).toEqual([waiting]);
    expect(await ids('?state=sent')).toEqual([sent]);
    expect(await ids('?state=dropped')).toEqual(dropped.toReversed());
  });

  it('comes page by page, and refuses a cursor that is none', async () => {
    const made = [await keepMail(testApp), await keepMail(testApp), await keepMail(testApp)];
    const first = await page('?limit=2');
    expect(first.items.map(({ id }: { id: number }) => id)).toEqual([made[2], made[1]]);
    expect(await ids(`?limit=2&cursor=${first.nextCursor}`)).toEqual([made[0]]);
    const foreign = Buffer.from('["x"]').toString('base64url');
    expect((await admin.get(`${url}?cursor=${foreign}`)).body.reason).toBe('requests.invalid');
    expect((await admin.get(`${url}?state=lost`)).status).toBe(422);
  });
});

describe('a mail that failed', () => {
  it('is tried again from the beginning, with what it needs, and the act is kept', async () => {
    const id = await keepMail(testApp, { params: { name: 'Ana' } });
    const { status, body } = await admin.post(`${url}/${id}/retry`, { reason });
    expect([status, body.data]).toEqual([
      200,
      expect.objectContaining({ state: 'waiting', attempts: 0, code: null, endedAt: null }),
    ]);
    expect(await row(id)).toMatchObject({ params: { name: 'Ana' }, dueAt: testApp.clock.now() });
    expect(await newestAct()).toMatchObject({
      action: 'mail.retried',
      reason,
      details: { mail: id, kind: 'test_mail' },
    });
    const again = await admin.post(`${url}/${id}/retry`, { reason });
    expect([again.status, again.body.reason]).toEqual([409, 'mails.not_failed']);
  });

  it('goes with all others at once, but not what nobody needs', async () => {
    const failed = [await keepMail(testApp), await keepMail(testApp)];
    const quiet = [
      await keepMail(testApp, { failure: 'not_needed' }),
      await keepMail(testApp, { failure: 'discarded' }),
    ];
    const { body } = await admin.post(`${url}/retry-failed`, { reason });
    expect(body.data).toEqual({ retried: 2 });
    for (const id of failed) expect(await row(id)).toMatchObject(live);
    for (const id of quiet) expect((await row(id))?.failedAt).not.toBeNull();
    expect(await newestAct()).toMatchObject({ action: 'mails.retried', details: { mails: 2 } });
    expect((await admin.post(`${url}/retry-failed`, { reason })).body.data).toEqual({ retried: 0 });
  });
});

describe('a mail that is given up', () => {
  it.each([
    ['waits', { ...live, params: { title: 'a heron' } }],
    ['has failed', { params: { title: 'a heron' } }],
  ])('where it %s, is never tried again, and nothing of its text is kept', async (_what, mail) => {
    const id = await keepMail(testApp, mail);
    const { body } = await admin.post(`${url}/${id}/discard`, { reason });
    expect(body.data).toMatchObject({ state: 'dropped', code: 'discarded' });
    expect(await row(id)).toMatchObject({ params: {}, failure: 'discarded' });
    expect(await newestAct()).toMatchObject({ action: 'mail.discarded', details: { mail: id } });
    for (const way of ['discard', 'retry'])
      expect((await admin.post(`${url}/${id}/${way}`, { reason })).status).toBe(409);
  });

  it('was not sent before', async () => {
    const id = await keepMail(testApp, { ...live, sentAt: testApp.clock.now() });
    const before = await row(id);
    const { status, body } = await admin.post(`${url}/${id}/discard`, { reason });
    expect([status, body.reason]).toEqual([409, 'mails.not_waiting']);
    expect(await row(id)).toEqual(before);
  });
});

it('refuses what is not there, and acts without a reason', async () => {
  for (const way of ['retry', 'discard']) {
    const { status, body } = await admin.post(`${url}/2147483000/${way}`, { reason });
    expect([status, body.reason]).toEqual([404, 'mails.not_found']);
    const id = await keepMail(testApp);
    expect((await admin.post(`${url}/${id}/${way}`, {})).status).toBe(422);
    expect((await row(id))?.failure).toBe('ECONNREFUSED');
  }
});
