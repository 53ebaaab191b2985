import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '#server/db/tables/identity/users.ts';
import { missingSymbols } from '#server/db/tables/symbols/missing-symbols.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { dictionaryWithClass } from '#server/testing/dictionary-with-class.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';

const testApp = await buildTestApp({ parts: { dictionary: dictionaryWithClass(['zibber', 'quonk']) } });
afterAll(() => testApp.close());
beforeEach(async () => {
  await testApp.context.db.execute(sql`DELETE FROM missing_symbols`);
});

const content = 'I saw a zibber and two zibbers by the Quonk in my old house.';
const save = (client: SignedInClient, more: object = {}) =>
  client.post('/api/dreams', { userId: client.user.id, content, ...more });
const readDream = (client: SignedInClient, headers?: Record<string, string>) =>
  client.post('/api/translate-dream', { userId: client.user.id, content }, headers);
const rows = () => testApp.context.db.select().from(missingSymbols);

describe('missing words', () => {
  it('are counted once for each dream that is saved, without names and without the sentence', async () => {
    const client = await signedInClient(testApp);
    await save(client);
    await save(client);
    expect(await rows()).toMatchObject([
      { symbol: 'zibber', language: 'en', count: 2, status: 'pending', userId: client.user.id },
    ]);
  });

  it('are nouns of no class, too, but no verbs and no words of the member’s own', async () => {
    const client = await signedInClient(testApp);
    await client.post('/api/personal-symbols', { name: 'plimf' });
    await save(client, {
      content: 'I saw the frobnitz and my plimf there. We were blorping in the old house.',
    });
    expect((await rows()).map(({ symbol }) => symbol)).toEqual(['frobnitz']);
  });

  it('count dreams: one that is read again and again, and kept in the end, is one', async () => {
    const client = await signedInClient(testApp);
    await readDream(client);
    // Known to whoever writes the dictionary, though no dream is kept yet.
    expect(await rows()).toMatchObject([{ symbol: 'zibber', count: 0, status: 'pending' }]);
    const { body } = await readDream(client);
    const saved = await save(client, { translation: body.translation });
    await client.post(`/api/dreams/${saved.body.data.id}/readings`, {});
    expect(await rows()).toMatchObject([{ symbol: 'zibber', count: 1 }]);
    await save(client, { content: `${content} It was another night.` });
    expect(await rows()).toMatchObject([{ symbol: 'zibber', count: 2 }]);
  });

  it('count a dream for a word that a change brings into it, once', async () => {
    const client = await signedInClient(testApp);
    const { body } = await save(client, { content: 'I stood in my old house and waited there.' });
    const revise = (text: string) => client.patch(`/api/dreams/${body.data.id}`, { content: text });
    await revise(content);
    await revise(`${content} I woke up.`);
    expect(await rows()).toMatchObject([{ symbol: 'zibber', count: 1 }]);
  });

  it('are counted anew from the journals where readings were counted before', async () => {
    const client = await signedInClient(testApp);
    await save(client);
    await save(client, { content: `${content} Again.` });
    const { db } = testApp.context;
    await db.update(missingSymbols).set({ count: 17 });
    await db.insert(missingSymbols).values({ symbol: 'quibbet', language: 'en', count: 5 });
    const name = '0030_count_dreams_of_missing_words.sql';
    const migration = join(import.meta.dirname, '../../../../db/migrations', name);
    await testApp.context.pool.query(readFileSync(migration, 'utf8'));
    const counts = (await rows()).map(({ symbol, count }) => [symbol, count]);
    const kept = await testApp.context.pool.query(`SELECT 1 FROM dreams WHERE words @> '{en:zibber}'`);
    expect(kept.rows.length).toBeGreaterThanOrEqual(2);
    expect(Object.fromEntries(counts)).toEqual({ zibber: kept.rows.length, quibbet: 0 });
  });

  it('are counted once for a request that is repeated', async () => {
    const client = await signedInClient(testApp);
    for (let times = 0; times < 3; times += 1) {
      await readDream(client, { 'idempotency-key': 'once' });
      await client.post(
        '/api/dreams',
        { userId: client.user.id, content },
        { 'idempotency-key': 'save-once' },
      );
    }
    expect(await rows()).toMatchObject([{ symbol: 'zibber', count: 1 }]);
  });

  it('are counted right when many members report at once', async () => {
    const clients = await Promise.all(Array.from({ length: 8 }, () => signedInClient(testApp)));
    await Promise.all(clients.map((client) => save(client)));
    expect(await rows()).toMatchObject([{ symbol: 'zibber', count: 8 }]);
  });

  it('forget who reported them when that member is gone', async () => {
    const client = await signedInClient(testApp);
    await save(client);
    await testApp.context.db.delete(users).where(eq(users.id, client.user.id));
    expect(await rows()).toMatchObject([{ symbol: 'zibber', count: 1, userId: null }]);
  });
});

describe('missing words for admins', () => {
  it('come most frequent first, page by page, and keep what was decided', async () => {
    const admin = await signedInClient(testApp, { isAdmin: true });
    await testApp.context.db.insert(missingSymbols).values([
      { symbol: 'anvil', language: 'en', count: 3 },
      { symbol: 'yunque', language: 'es', count: 9 },
      { symbol: 'loom', language: 'en', count: 3 },
    ]);
    const path = '/api/admin/missing-symbols';
    const first = (await admin.get(`${path}?limit=2`)).body.data;
    const second = (await admin.get(`${path}?limit=2&cursor=${first.nextCursor}`)).body.data;
    expect([...first.items, ...second.items].map(({ symbol }) => symbol)).toEqual([
      'yunque',
      'loom',
      'anvil',
    ]);
    expect(first.items[0]).not.toHaveProperty('userId');
    const { id } = first.items[0];
    const changed = await admin.patch(`${path}/${id}`, { status: 'added' });
    expect(changed.body.data).toMatchObject({ status: 'added', processed: true, count: 9 });
    // The log outlives members, whose word it may be: a number stands for it there.
    const [act] = (await admin.get('/api/admin/audit-log?action=missing_word.judged')).body.data.items;
    expect(act).toMatchObject({
      memberId: null,
      reason: null,
      details: { number: id, language: 'es', to: 'added' },
    });
    expect(JSON.stringify(act)).not.toContain('yunque');
    expect((await admin.get(`${path}?status=added`)).body.data.items).toHaveLength(1);
    expect((await admin.patch(`${path}/2147483000`, { status: 'added' })).body.reason).toBe(
      'symbols.missing_not_found',
    );
  });
});
