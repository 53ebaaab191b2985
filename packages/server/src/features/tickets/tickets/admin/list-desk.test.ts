import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { openTicket, publicTicket } from '../testing/ticket-samples.ts';

const hour = 60 * 60_000;
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
const answer = async (id: number, more: object) =>
  admin.post(`${url(id)}/answers`, { version: (await see(id)).version, ...more });

describe('the list', () => {
  it('is narrowed by each filter, page by page', async () => {
    const first = await openTicket(client, { title: 'Quorbel one', category: 'question' });
    const second = await openTicket(client, { title: 'Quorbel two', category: 'bug' });
    await change(second.id, { assignedTo: admin.user.id, priority: 'high', status: 'in_progress' });
    await answer(second.id, { text: 'We look into it.' });
    const ids = async (query: string): Promise<number[]> => {
      const { body } = await admin.get(`/api/admin/tickets?member=${client.user.id}&${query}`);
      return body.data.items.map(({ id }: { id: number }) => id);
    };
    expect(await ids('')).toEqual([second.id, first.id]);
    expect(await ids('category=question')).toEqual([first.id]);
    expect(await ids('status=in_progress')).toEqual([second.id]);
    expect(await ids('priority=high')).toEqual([second.id]);
    expect(await ids('assigned=me')).toEqual([second.id]);
    expect(await ids('assigned=nobody')).toEqual([first.id]);
    expect(await ids('waiting=true')).toEqual([first.id]);
    expect(await ids('words=quorbel')).toEqual([second.id, first.id]);
    expect(await ids('words=nothing of it')).toEqual([]);
    const page = (await admin.get(`/api/admin/tickets?member=${client.user.id}&limit=1`)).body.data;
    expect(await ids(`limit=1&cursor=${page.nextCursor}`)).toEqual([first.id]);
    expect((await admin.get('/api/admin/tickets?status=lost')).status).toBe(422);
  });

  it('finds a ticket by its number', async () => {
    const { id } = await openTicket(client);
    await openTicket(client);
    for (const words of [`${id}`, `%23${id}`]) {
      const { items } = (await admin.get(`/api/admin/tickets?words=${words}`)).body.data;
      expect(items.map((each: { id: number }) => each.id)).toContain(id);
    }
    expect((await admin.get('/api/admin/tickets?words=99999999999')).status).toBe(200);
  });

  it('comes in each order, a page at a time, each ticket once', async () => {
    const made: number[] = [];
    for (const title of ['Zwimbel', 'Other zwimbel words', 'Zwimbel zwimbel']) {
      made.push((await publicTicket(testApp, client, { title })).id);
      testApp.clock.advance(hour);
      // Sessions of administrators end sooner than that.
      admin = await signedInClient(testApp, { isAdmin: true });
    }
    const [a = 0, b = 0, c = 0] = made;
    const [voter, other] = [await signedInClient(testApp), await signedInClient(testApp)];
    await voter.put(`/api/tickets/${b}/votes`);
    await other.put(`/api/tickets/${b}/votes`);
    await voter.put(`/api/tickets/${a}/votes`);
    await change(c, { priority: 'low' });
    await change(a, { priority: 'critical' });
    testApp.clock.advance(1000);
    await answer(b, { text: 'We look into it.' });
    const inOrder = async (sort: string): Promise<number[]> => {
      const found: number[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const more: string = cursor && `&cursor=${cursor}`;
        const query = `member=${client.user.id}&words=zwimbel&limit=1&sort=${sort}${more}`;
        const { data } = (await admin.get(`/api/admin/tickets?${query}`)).body;
        found.push(...data.items.map(({ id }: { id: number }) => id));
        cursor = data.nextCursor;
      }
      return found;
    };
    expect(await inOrder('newest')).toEqual([c, b, a]);
    expect(await inOrder('oldest')).toEqual([a, b, c]);
    expect(await inOrder('waiting'), 'who has an answer comes last').toEqual([a, c, b]);
    expect(await inOrder('priority')).toEqual([a, b, c]);
    expect(await inOrder('votes')).toEqual([b, a, c]);
    expect(await inOrder('updated')).toEqual([b, c, a]);
    expect((await inOrder('similar'))[0], 'twice in the title').toBe(c);
    expect((await admin.get('/api/admin/tickets?sort=size')).status).toBe(422);
    const foreign = Buffer.from('["x",1]').toString('base64url');
    expect((await admin.get(`/api/admin/tickets?cursor=${foreign}`)).body.reason).toBe('requests.invalid');
  });
});
