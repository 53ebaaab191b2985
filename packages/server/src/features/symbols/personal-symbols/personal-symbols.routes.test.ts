import { limits } from '@chitta/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { personalSymbols } from '#server/db/tables/symbols/personal-symbols.ts';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { eraseDeletedPersonalSymbols } from './erase-deleted-personal-symbols.ts';

const testApp = await buildTestApp();
afterAll(() => testApp.close());

const path = '/api/personal-symbols';
const hour = 60 * 60 * 1000;
const names = async (client: SignedInClient, query = '') =>
  (await client.get(`${path}${query}`)).body.data.items.map(({ name }: { name: string }) => name);
const add = async (client: SignedInClient, body: object) => (await client.post(path, body)).body.data;

/** As many symbols as asked for, without going through the API. */
async function fill({ user }: SignedInClient, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => ({
    userId: user.id,
    language: 'en' as const,
    name: `Symbol ${index}`,
    nameKey: `symbol ${index}`,
  }));
  await testApp.context.db.insert(personalSymbols).values(rows);
}

describe('personal symbols', () => {
  it('are added with their defaults, and changed field by field', async () => {
    const client = await signedInClient(testApp);
    const { status, body } = await client.post(path, { name: ' Rex ' });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      name: 'Rex',
      language: 'en',
      group: 'object',
      category: 'Personal',
      description: '',
      frequency: 0,
      emotionalImpact: null,
      personalContext: '',
      variations: [],
    });
    testApp.clock.advance(1000);
    const changes = {
      description: 'my first dog',
      emotionalImpact: 5,
      category: '',
      variations: ['Rexy', 'rexy', 'REX', 'the dog of my childhood'],
    };
    const changed = await client.patch(`${path}/${body.data.id}`, changes);
    expect(changed.body.data).toMatchObject({
      name: 'Rex',
      description: 'my first dog',
      category: 'Personal',
      emotionalImpact: 5,
      variations: ['Rexy', 'the dog of my childhood'],
      createdAt: body.data.createdAt,
    });
    expect(changed.body.data.updatedAt > body.data.updatedAt).toBe(true);
  });

  it('have names that no other symbol of the member has in the language, whatever the case', async () => {
    const client = await signedInClient(testApp);
    const stranger = await signedInClient(testApp);
    await add(client, { name: 'Ángela', language: 'es' });
    const taken = { status: 409, body: { code: 'CONFLICT', reason: 'personal_symbols.name_taken' } };
    expect(await client.post(path, { name: 'ÁNGELA', language: 'es' })).toMatchObject(taken);
    expect((await client.post(path, { name: 'Ángela', language: 'en' })).status).toBe(201);
    expect((await stranger.post(path, { name: 'Ángela', language: 'es' })).status).toBe(201);
    const other = await add(client, { name: 'Rosa', language: 'es' });
    expect(await client.patch(`${path}/${other.id}`, { name: 'ángela' })).toMatchObject(taken);
    expect((await client.patch(`${path}/${other.id}`, { name: 'ROSA' })).status).toBe(200);
  });

  it('are listed newest first, page by page, and searched without accents', async () => {
    const client = await signedInClient(testApp);
    await add(client, { name: 'Árbol de mi abuela', language: 'es' });
    await add(client, { name: 'Notebook', variations: ['blue diary'], description: 'what I keep' });
    await add(client, { name: 'Rex', category: 'Dogs' });
    expect(await names(client)).toEqual(['Rex', 'Notebook', 'Árbol de mi abuela']);
    expect(await names(client, '?search=arbol')).toEqual(['Árbol de mi abuela']);
    expect(await names(client, '?search=DIARY')).toEqual(['Notebook']);
    expect(await names(client, '?search=dogs')).toEqual(['Rex']);
    expect(await names(client, '?search=%25')).toEqual([]);
    expect(await names(client, '?language=es')).toEqual(['Árbol de mi abuela']);
    const first = (await client.get(`${path}?limit=2`)).body.data;
    expect(first.items).toHaveLength(2);
    expect(await names(client, `?limit=2&cursor=${first.nextCursor}`)).toEqual(['Árbol de mi abuela']);
    expect((await client.get(`${path}?cursor=x`)).status).toBe(422);
  });

  it('are at most five hundred a member, also when many are added at once', async () => {
    const client = await signedInClient(testApp);
    await fill(client, limits.personalSymbol.perMember - 1);
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) => client.post(path, { name: `Last ${index}` })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.reason === 'personal_symbols.limit_reached')).toHaveLength(4);
  });

  it('can be restored for a day after they were deleted', async () => {
    const client = await signedInClient(testApp);
    const { id } = await add(client, { name: 'Rex' });
    const deleted = await client.delete(`${path}/${id}`);
    expect(Date.parse(deleted.body.data.restorableUntil) - testApp.clock.now().getTime()).toBe(24 * hour);
    expect(await names(client)).toEqual([]);
    expect((await client.delete(`${path}/${id}`)).status).toBe(404);
    expect((await client.post(`${path}/${id}/restore`)).body.data.name).toBe('Rex');
    expect((await client.post(`${path}/${id}/restore`)).status).toBe(200);
    await client.delete(`${path}/${id}`);
    await add(client, { name: 'rex' });
    expect((await client.post(`${path}/${id}/restore`)).body.reason).toBe('personal_symbols.name_taken');
    testApp.clock.advance(24 * hour);
    expect((await client.post(`${path}/${id}/restore`)).status).toBe(404);
    expect(await eraseDeletedPersonalSymbols(testApp.context)).toBe(1);
    expect(await names(client)).toEqual(['rex']);
  });
});
