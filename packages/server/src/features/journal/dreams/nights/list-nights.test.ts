import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';

const content = 'A dog stood by the door of my old house, and behind it the river was rising.';

let testApp: TestApp;
let client: SignedInClient;

beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

async function start() {
  testApp.clock.set(new Date('2027-03-10T12:00:00Z'));
  client = await signedInClient(testApp, { timezone: 'America/Bogota' });
}

async function record(values: object = {}) {
  testApp.clock.advance(1000);
  const { status, body } = await client.post('/api/dreams', { userId: client.user.id, content, ...values });
  return { status, body, dream: body.data };
}

const titles = async (query = '') =>
  (await client.get(`/api/dreams${query}`)).body.data.items.map(({ title }: { title: string }) => title);
const year = async (of: number) => (await client.get(`/api/dreams/nights?year=${of}`)).body.data;

describe('the night of a dream', () => {
  beforeAll(start);

  it('is where the dream stands in the journal', async () => {
    const { dream: today } = await record({ title: 'today', night: '2027-03-10' });
    const { dream: before } = await record({ title: 'before', night: '2026-11-02' });
    const { dream: between } = await record({ title: 'between', night: '2027-01-05' });
    expect(today.createdAt).toBe('2027-03-10T12:00:01.000Z');
    expect([before.createdAt, between.createdAt]).toEqual([
      '2026-11-02T11:00:00.000Z',
      '2027-01-05T11:00:00.000Z',
    ]);
    expect(await titles()).toEqual(['today', 'between', 'before']);
    expect(await titles('?from=2026-11-02&to=2026-11-02')).toEqual(['before']);
    expect(await titles('?q=river&to=2027-02-01')).toEqual(['between', 'before']);
  });

  it.each(['2027-03-11', '2027-02-30', '1899-12-31', 'yesterday'])('is not %s', async (night) => {
    const { status, body } = await record({ night });
    expect([status, body.reason]).toEqual([422, 'requests.invalid']);
  });

  it('can be changed, with everything that is found and counted by it', async () => {
    const { dream } = await record({ title: 'moved' });
    const counted = () =>
      testApp.context.pool.query(
        'SELECT DISTINCT created_at FROM symbol_occurrences WHERE user_id = $1 AND dream_id = $2',
        [client.user.id, dream.id],
      );
    const { body } = await client.patch(`/api/dreams/${dream.id}`, { night: '2025-07-04' });
    expect(body.data).toMatchObject({ title: 'moved', createdAt: '2025-07-04T11:00:00.000Z' });
    expect((await counted()).rows).toEqual([{ created_at: new Date('2025-07-04T11:00:00.000Z') }]);
    expect((await titles()).at(-1)).toBe('moved');
    expect(await titles('?q=dog&to=2025-12-31')).toEqual(['moved']);
    const same = await client.patch(`/api/dreams/${dream.id}`, { night: '2025-07-04', title: 'still' });
    expect(same.body.data).toMatchObject({ title: 'still', createdAt: '2025-07-04T11:00:00.000Z' });
    const refused = await client.patch(`/api/dreams/${dream.id}`, { night: '2030-01-01' });
    expect([refused.status, refused.body.reason]).toEqual([422, 'requests.invalid']);
  });
});

describe('GET /api/dreams/nights', () => {
  beforeAll(start);

  it('gives an empty journal no nights and no years', async () => {
    expect(await year(2027)).toEqual({ year: 2027, nights: [], firstYear: null, lastYear: null });
  });

  it('groups the dreams of a year by the nights of the member, with what stands out', async () => {
    await record({ title: 'long ago', night: '2024-12-31' });
    await record({ title: 'one', night: '2027-01-01' });
    await record({ title: 'two', night: '2027-01-01', category: 'lucid', content: 'A purple kangaroo.' });
    const { dream: gone } = await record({ title: 'gone', night: '2027-02-01' });
    await client.delete(`/api/dreams/${gone.id}`);
    expect(await year(2027)).toMatchObject({
      nights: [
        {
          night: '2027-01-01',
          dreams: [{ title: 'one' }, { title: 'two' }],
          count: 2,
          length: content.length + 18,
          category: 'lucid',
        },
      ],
      firstYear: 2024,
      lastYear: 2027,
    });
    const [night] = (await year(2027)).nights;
    // Dog, door, house, river: each of them in the dream of 2024 too.
    expect(night.returning).toBeGreaterThanOrEqual(4);
    expect((await year(2024)).nights).toHaveLength(1);
    expect((await year(2025)).nights).toEqual([]);
  });

  it('calls a dream as the journal calls it', async () => {
    const { dream } = await record({ night: '2022-05-05' });
    const said = async () => (await year(2022)).nights[0].dreams[0].proposedTitle;
    expect(await said()).toBeUndefined();
    await testApp.context.pool.query('UPDATE dreams SET reading = $1 WHERE user_id = $2 AND id = $3', [
      JSON.stringify({ sentences: [] }),
      client.user.id,
      dream.id,
    ]);
    const { items } = (await client.get('/api/dreams?to=2022-12-31')).body.data;
    expect(items[0].proposedTitle).toContain('dog');
    expect(await said()).toBe(items[0].proposedTitle);
  });

  it('shows nobody the nights of another', async () => {
    const other = await signedInClient(testApp);
    expect((await other.get('/api/dreams/nights?year=2027')).body.data.nights).toEqual([]);
  });
});
