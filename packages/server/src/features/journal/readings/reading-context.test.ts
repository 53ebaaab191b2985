import type { KnownReadingContext } from '@chitta/contract';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { followUps } from '#server/db/tables/journal/follow-ups.ts';
import { symbolOccurrences } from '#server/db/tables/symbols/symbol-occurrences.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { readContext } from './reading-context.ts';

const path = '/api/reading-context';
const day = 24 * 60 * 60 * 1000;
const house = 'The broken window of my house kept rattling all night long.';

const testApp = await buildTestApp();
afterAll(() => testApp.close());

async function save(client: SignedInClient, content = house, body: object = {}) {
  const saved = await client.post('/api/dreams', { userId: client.user.id, content, ...body });
  testApp.clock.advance(1000);
  return saved.body.data as { id: number; createdAt: string };
}

async function ask(client: SignedInClient, body: object = {}): Promise<KnownReadingContext> {
  return (await client.post(path, { symbols: ['house', 'window'], ...body })).body.data;
}

const idsIn = (occurrences: readonly { dreamId: string }[] = []) =>
  occurrences.map(({ dreamId }) => Number(dreamId));

describe('POST /api/reading-context', () => {
  it('knows nothing of somebody who has kept no dream', async () => {
    testApp.clock.set(new Date('2026-11-20T12:00:00Z'));
    const known = await ask(await signedInClient(testApp));
    expect(known).toEqual({
      date: '2026-11-20',
      past: {},
      fits: {},
    });
  });

  it('gives the newest twelve dreams of each symbol asked for, oldest first', async () => {
    const client = await signedInClient(testApp);
    const ids: number[] = [];
    for (let index = 0; index < 14; index += 1) ids.push((await save(client)).id);
    await save(client, 'A dog was running along the river behind the trees.');
    const { past } = await ask(client, { symbols: ['house', 'river', 'cat'] });
    expect(Object.keys(past).sort()).toEqual(['house', 'river']);
    expect(idsIn(past.house)).toEqual(ids.slice(2));
  });

  it('says in which condition a thing was, and who acted', async () => {
    const client = await signedInClient(testApp);
    await save(client, 'I saw a broken window. My brother was running to the river.');
    const { past } = await ask(client, { symbols: ['window', 'run', 'river'] });
    expect(past.window?.[0]).toMatchObject({
      condition: { symbol: 'broken', text: 'broken', language: 'en' },
    });
    expect(past.run?.[0]).toMatchObject({ actor: 'other' });
    expect(past.river?.[0]).not.toHaveProperty('condition');
  });

  it('counts no symbol that was not there', async () => {
    const client = await signedInClient(testApp);
    await save(client, 'There was no house anywhere, only a field with a river.');
    expect((await ask(client)).past).toEqual({});
  });

  it('gives days in the zone of the member, summer time included', async () => {
    const client = await signedInClient(testApp, { timezone: 'America/New_York' });
    testApp.clock.set(new Date('2026-10-31T03:30:00Z'));
    await save(client);
    testApp.clock.set(new Date('2026-11-02T04:30:00Z'));
    await save(client);
    const known = await ask(client);
    expect(known.past.house?.map(({ date }) => date)).toEqual(['2026-10-30', '2026-11-01']);
    expect(known.date).toBe('2026-11-01');
  });

  it('goes back to a time: its day, and only what was kept before', async () => {
    const client = await signedInClient(testApp);
    testApp.clock.set(new Date('2026-11-10T12:00:00Z'));
    const first = await save(client);
    testApp.clock.advance(day);
    const second = await save(client);
    const known = await ask(client, { before: second.createdAt });
    expect(idsIn(known.past.house)).toEqual([first.id]);
    expect(known.date).toBe('2026-11-11');
    expect((await ask(client, { before: first.createdAt })).past).toEqual({});
  });

  it('leaves out the dream that is read, on the day on which it was kept', async () => {
    const client = await signedInClient(testApp, { timezone: 'Asia/Tokyo' });
    testApp.clock.set(new Date('2026-11-10T12:00:00Z'));
    const first = await save(client);
    testApp.clock.set(new Date('2026-11-12T16:00:00Z'));
    const { id, createdAt } = await save(client);
    const known = await readContext(testApp.context, client.user, {
      symbols: ['house'],
      at: new Date(createdAt),
      exceptDream: id,
    });
    expect(known.date).toBe('2026-11-13');
    expect(idsIn(known.past.house)).toEqual([first.id]);
  });

  it('tells how the member wants to be addressed, and which readings fitted', async () => {
    const client = await signedInClient(testApp, { address: 'feminine' });
    const { id } = await save(client);
    const symbolIds = ['house', 'window', 'night'];
    await testApp.context.db
      .insert(followUps)
      .values({ userId: client.user.id, dreamId: id, verdict: 'partly', misfits: ['window'], symbolIds });
    const known = await ask(client);
    expect(known.address).toBe('feminine');
    expect(known.fits).toEqual({
      house: { fitted: 1, answered: 1 },
      window: { fitted: 0, answered: 1 },
    });
    expect((await ask(client, { symbols: ['cat'] })).fits).toEqual({});
  });

  it.each([
    ['more symbols than a dream has', { symbols: Array.from({ length: 201 }, () => 'house') }],
    ['a symbol without a name', { symbols: [''] }],
    ['a time of no dream', { before: '0000-01-01T00:00:00Z' }],
    ['no time at all', { before: 'yesterday' }],
  ])('refuses %s', async (_what, body) => {
    const client = await signedInClient(testApp);
    expect(await client.post(path, { symbols: ['house'], ...body })).toMatchObject({ status: 422 });
  });
});

describe('the history of a symbol', () => {
  it('is never that of another member', async () => {
    const [client, other] = [await signedInClient(testApp), await signedInClient(testApp)];
    await save(other);
    expect((await ask(client)).past).toEqual({});
    expect((await client.get(path)).body.data.past).toEqual({});
    const { id } = await save(client);
    expect(idsIn((await ask(client)).past.house)).toEqual([id]);
  });

  it('forgets a deleted dream and knows it again once it is restored', async () => {
    const client = await signedInClient(testApp);
    const { id } = await save(client);
    await client.delete(`/api/dreams/${id}`);
    expect((await ask(client)).past).toEqual({});
    await client.post(`/api/dreams/${id}/restore`);
    await client.post(`/api/dreams/${id}/restore`);
    expect(idsIn((await ask(client)).past.house)).toEqual([id]);
  });

  it('follows the words of a dream, and not its title', async () => {
    const client = await signedInClient(testApp);
    const { id } = await save(client);
    await client.patch(`/api/dreams/${id}`, { title: 'Cats and dogs' });
    expect(idsIn((await ask(client)).past.window)).toEqual([id]);
    await client.patch(`/api/dreams/${id}`, { content: 'An open window, and behind it nothing but snow.' });
    const { past } = await ask(client);
    expect(past.house).toBeUndefined();
    expect(past.window?.[0]?.condition?.symbol).not.toBe('broken');
  });

  it('takes in a symbol of one’s own that is added later', async () => {
    const client = await signedInClient(testApp);
    const { id } = await save(client, 'We walked up to the Weasel Rock and waited there for hours.');
    const added = await client.post('/api/personal-symbols', { name: 'Weasel Rock', group: 'place' });
    const symbol = `personal-${added.body.data.id}`;
    expect(idsIn((await ask(client, { symbols: [symbol] })).past[symbol])).toEqual([id]);
  });

  it('stays whole when a journal is changed from many sides at once', async () => {
    const client = await signedInClient(testApp);
    const kept = await Promise.all(Array.from({ length: 6 }, () => save(client)));
    await Promise.all([
      ...kept
        .slice(0, 3)
        .flatMap(({ id }) => [
          client.delete(`/api/dreams/${id}`),
          client.patch(`/api/dreams/${id}`, { content: 'A cat slept in the garden of the house all day.' }),
          client.post(`/api/dreams/${id}/restore`),
        ]),
      ...Array.from({ length: 4 }, () => save(client)),
    ]);
    const { rows } = await testApp.context.db.execute<{ derived: string[]; kept: string[] }>(sql`SELECT
      ARRAY(SELECT s || ' ' || id FROM dreams, unnest(symbol_ids) AS s
        WHERE user_id = ${client.user.id} AND deleted_at IS NULL ORDER BY 1) AS derived,
      ARRAY(SELECT symbol || ' ' || dream_id FROM ${symbolOccurrences}
        WHERE user_id = ${client.user.id} ORDER BY 1) AS kept`);
    expect(rows[0]?.kept.length).toBeGreaterThan(10);
    expect(rows[0]?.kept).toEqual(rows[0]?.derived);
  });
});

describe('GET /api/reading-context', () => {
  it('is for every symbol what is known of some', async () => {
    const client = await signedInClient(testApp, { address: 'masculine' });
    await save(client);
    await save(client, 'A dog was running along the river behind the trees.');
    const { data } = (await client.get(path)).body;
    expect(data).toEqual(await ask(client, { symbols: Object.keys(data.past) }));
    expect(Object.keys(data.past)).toEqual(expect.arrayContaining(['house', 'dog', 'river']));
  });

  it('is sent once, until something in it changes', async () => {
    const client = await signedInClient(testApp);
    const { id } = await save(client);
    const first = await client.get(path);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    const again = (etag: unknown) => client.get(path, { 'if-none-match': String(etag) });
    testApp.clock.advance(1000);
    expect((await again(first.headers.etag)).status).toBe(304);
    await client.delete(`/api/dreams/${id}`);
    const second = await again(first.headers.etag);
    expect(second).toMatchObject({ status: 200, body: { data: { past: {} } } });
    await client.patch('/api/reading-settings', { address: 'feminine' });
    expect((await again(second.headers.etag)).status).toBe(200);
  });

  it('stays below 300 kB for a long life of dreams, and keeps the newest of each symbol', async () => {
    testApp.clock.set(new Date());
    const client = await signedInClient(testApp);
    await testApp.context.db.execute(sql`
      INSERT INTO dream_facets SELECT ${client.user.id}, 'symbol', 'symbol-' || n, 20 FROM generate_series(1, 1000) n`);
    await testApp.context.db.execute(sql`
      INSERT INTO symbol_occurrences (user_id, symbol, created_at, dream_id)
      SELECT ${client.user.id}, 'symbol-' || n, now() - m * interval '1 day', 100000 - m
      FROM generate_series(1, 1000) n, generate_series(1, 20) m`);
    await save(client);
    const { body } = await client.get(path);
    expect(Buffer.byteLength(JSON.stringify(body.data))).toBeLessThan(300_000);
    const symbols = Object.values(body.data.past as KnownReadingContext['past']);
    expect(symbols.length).toBeGreaterThanOrEqual(1000);
    expect(symbols.filter((found) => idsIn(found).includes(99_999))).toHaveLength(1000);
  });
});
