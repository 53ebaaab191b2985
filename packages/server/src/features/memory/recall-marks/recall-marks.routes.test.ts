import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';

const url = '/api/memory/recall-marks';
let testApp: TestApp;

beforeAll(async () => {
  testApp = await buildTestApp();
  testApp.clock.set(new Date('2026-11-20T22:30:00Z'));
});
afterAll(() => testApp.close());

const member = () => signedInClient(testApp, { timezone: 'Europe/Madrid' });
const mark = (client: SignedInClient, night: string, as: string) => client.put(url, { night, mark: as });
const nights = async (client: SignedInClient, from = '2026-11-01', to = '2026-11-20') =>
  (await client.get(`${url}?from=${from}&to=${to}`)).body.data.nights;
const dream = async (client: SignedInClient, night: string): Promise<number> => {
  const content = 'A dog stood in my old house.';
  return (await client.post('/api/dreams', { userId: client.user.id, content, night })).body.data.id;
};

it('marks a night with one press, changes the mark and takes it away', async () => {
  const client = await member();
  const marked = { night: '2026-11-20', mark: 'none', dreams: 0, counts: 'none' };
  expect((await mark(client, '2026-11-20', 'none')).body.data).toEqual(marked);
  await mark(client, '2026-11-20', 'fragment');
  await mark(client, '2026-11-18', 'dream');
  expect(await nights(client)).toEqual([
    { night: '2026-11-18', mark: 'dream', dreams: 0, counts: 'dream' },
    { ...marked, mark: 'fragment', counts: 'fragment' },
  ]);
  expect((await client.delete(`${url}?night=2026-11-20`)).body).toEqual({ success: true });
  expect((await client.delete(`${url}?night=2026-11-20`)).status).toBe(200);
  expect(await nights(client)).toHaveLength(1);
});

it('counts a dream of the journal by itself, whatever was marked, while it is there', async () => {
  const client = await member();
  const id = await dream(client, '2026-11-19');
  await dream(client, '2026-11-19');
  await dream(client, '2026-10-31');
  await mark(client, '2026-11-18', 'fragment');
  const other = await dream(client, '2026-11-18');
  expect(await nights(client)).toEqual([
    { night: '2026-11-18', mark: 'fragment', dreams: 1, counts: 'dream' },
    { night: '2026-11-19', mark: null, dreams: 2, counts: 'dream' },
  ]);
  await client.delete(`/api/dreams/${id}`);
  await client.delete(`/api/dreams/${other}`);
  expect(await nights(client)).toEqual([
    { night: '2026-11-18', mark: 'fragment', dreams: 0, counts: 'fragment' },
    { night: '2026-11-19', mark: null, dreams: 1, counts: 'dream' },
  ]);
});

it.each([
  ['a mark that is none', { night: '2026-11-20', mark: 'half' }],
  ['a night that has not come anywhere', { night: '2026-11-22', mark: 'dream' }],
  ['a night before anything', { night: '1899-12-31', mark: 'dream' }],
  ['a day that is none', { night: '2026-02-30', mark: 'dream' }],
])('refuses %s', async (_name, body) => {
  const client = await member();
  const answer = await client.put(url, body);
  expect([answer.status, answer.body.reason]).toEqual([422, 'requests.invalid']);
  expect(await nights(client)).toEqual([]);
});

it('gives no more than a stretch that can be shown', async () => {
  const client = await member();
  for (const query of ['', '?from=2026-11-02&to=2026-11-01', '?from=2020-01-01&to=2026-11-01'])
    expect((await client.get(`${url}${query}`)).status, query).toBe(422);
});

it('is one mark a night, however many come at once, and nobody else’s', async () => {
  const [client, stranger] = [await member(), await member()];
  await Promise.all(['none', 'fragment', 'dream', 'none'].map((as) => mark(client, '2026-11-20', as)));
  expect(await nights(client)).toHaveLength(1);
  await stranger.delete(`${url}?night=2026-11-20`);
  expect(await nights(stranger)).toEqual([]);
  expect(await nights(client)).toHaveLength(1);
});
