import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { openTicket, publicTicket } from '../testing/ticket-samples.ts';

let testApp: TestApp;
let client: SignedInClient;
let admin: SignedInClient;

beforeAll(async () => {
  testApp = await buildTestApp();
});
beforeEach(async () => {
  client = await signedInClient(testApp);
  admin = await signedInClient(testApp, { isAdmin: true });
});
afterAll(() => testApp.close());

const url = (id: number) => `/api/admin/tickets/${id}`;
const see = async (id: number) => (await admin.get(url(id))).body.data;
const change = async (id: number, more: object) =>
  admin.patch(url(id), { version: (await see(id)).version, ...more });
describe('merging', () => {
  it('gives the original each voter once, never its own author, and who wrote the duplicate hears of it', async () => {
    const author = await signedInClient(testApp);
    const original = await publicTicket(testApp, client);
    const duplicate = await publicTicket(testApp, author);
    const [one, two, three] = await Promise.all([1, 2, 3].map(() => signedInClient(testApp)));
    for (const voter of [one, two]) await voter?.put(`/api/tickets/${original.id}/votes`);
    for (const voter of [two, three, client]) await voter?.put(`/api/tickets/${duplicate.id}/votes`);
    await three?.put(`/api/tickets/${duplicate.id}/follow`);
    const { body } = await change(duplicate.id, { status: 'duplicate', duplicateOf: original.id });
    expect(body.data).toMatchObject({ status: 'duplicate', duplicateOf: original.id });
    expect((await see(original.id)).upvotes).toBe(3);
    for (const each of [author, three]) {
      const seen = (await each?.get(`/api/tickets/${original.id}`))?.body.data;
      expect(seen).toMatchObject({ isFollowed: true });
    }
    expect((await author.get(`/api/tickets/${duplicate.id}`)).body.data.duplicateOf).toBe(original.id);
    const { data: again } = (await change(duplicate.id, { status: 'open' })).body;
    expect(again).toMatchObject({ status: 'open', duplicateOf: null });
  });

  it('is counted beforehand, which changes nothing', async () => {
    const author = await signedInClient(testApp);
    const original = await publicTicket(testApp, client, { title: 'The one that stays' });
    const duplicate = await publicTicket(testApp, author);
    const [one, two] = [await signedInClient(testApp), await signedInClient(testApp)];
    for (const voter of [one, author]) await voter.put(`/api/tickets/${original.id}/votes`);
    for (const voter of [one, two, client]) await voter.put(`/api/tickets/${duplicate.id}/votes`);
    const preview = (into: number) => admin.get(`${url(duplicate.id)}/merge?into=${into}`);
    const before = await see(original.id);
    const { status, body } = await preview(original.id);
    expect([status, body.data]).toEqual([
      200,
      {
        into: {
          id: original.id,
          title: 'The one that stays',
          status: 'open',
          category: 'bug',
          isPublic: true,
        },
        votersBefore: 2,
        votersAfter: 3,
      },
    ]);
    expect(await see(original.id)).toEqual(before);
    await change(duplicate.id, { status: 'duplicate', duplicateOf: original.id });
    expect((await see(original.id)).upvotes, 'as was said').toBe(body.data.votersAfter);
    const refusals = [await preview(duplicate.id), await preview(2_147_483_000)];
    const into = await admin.get(`${url(original.id)}/merge?into=${duplicate.id}`);
    for (const each of [...refusals, into])
      expect([each.status, each.body.reason]).toEqual([409, 'tickets.no_original']);
    const lost = await admin.get(`${url(2_147_483_000)}/merge?into=${original.id}`);
    expect([lost.status, lost.body.reason]).toEqual([404, 'tickets.not_found']);
  });

  it('shows nobody an original that is not theirs to see', async () => {
    const original = await openTicket(client);
    const author = await signedInClient(testApp);
    const { id } = await openTicket(author);
    await change(id, { status: 'duplicate', duplicateOf: original.id });
    expect((await author.get(`/api/tickets/${id}`)).body.data).toMatchObject({
      status: 'duplicate',
      duplicateOf: null,
    });
  });

  it('never leads in circles', async () => {
    const [a, b, c] = [await openTicket(client), await openTicket(client), await openTicket(client)];
    const mergeInto = (id: number, duplicateOf: number) => change(id, { status: 'duplicate', duplicateOf });
    expect((await mergeInto(a.id, a.id)).body.reason).toBe('tickets.no_original');
    expect((await mergeInto(a.id, 2_147_483_000)).body.reason).toBe('tickets.no_original');
    await mergeInto(a.id, b.id);
    expect((await mergeInto(c.id, a.id)).body.reason, 'into a duplicate').toBe('tickets.no_original');
    expect((await mergeInto(b.id, c.id)).status).toBe(200);
    expect((await see(a.id)).duplicateOf, 'it leads on to the last').toBe(c.id);
  });

  it('of two into each other at once makes one duplicate', async () => {
    const [a, b] = [await openTicket(client), await openTicket(client)];
    const outcomes = await Promise.all([
      admin.patch(url(a.id), { version: 1, status: 'duplicate', duplicateOf: b.id }),
      admin.patch(url(b.id), { version: 1, status: 'duplicate', duplicateOf: a.id }),
    ]);
    expect(outcomes.map(({ status, body }) => body.reason ?? status).sort()).toEqual([
      200,
      'tickets.no_original',
    ]);
  });

  it('stays a duplicate of nothing where the original goes with its author', async () => {
    const author = await signedInClient(testApp);
    const original = await openTicket(author);
    const { id } = await openTicket(client);
    await change(id, { status: 'duplicate', duplicateOf: original.id });
    await testApp.context.pool.query('DELETE FROM users WHERE id = $1', [author.user.id]);
    expect(await see(id)).toMatchObject({ status: 'duplicate', duplicateOf: null });
  });
});
