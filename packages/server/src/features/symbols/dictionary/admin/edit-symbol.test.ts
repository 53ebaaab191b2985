import type { RecognisedSymbol } from '@chitta/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { buildCelebrity, buildCombinedSymbol } from '#server/testing/dictionary-factories.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { loadDictionary } from '../load-dictionary.ts';

const testApp = await buildTestApp();
const { dictionary, db } = testApp.context;
let admin: SignedInClient;

beforeAll(async () => {
  await loadDictionary({ db, released: dictionary.released });
  admin = await signedInClient(testApp, { isAdmin: true, hasUnlimitedAccess: true });
});
afterAll(() => testApp.close());

const content = 'I was in the garden and a zibber chased me past the locked door.';
const readDream = async () =>
  (await admin.post('/api/translate-dream', { content, userId: admin.user.id, isUltraSimplified: true }))
    .body;
const found = ({ symbols }: { symbols: RecognisedSymbol[] }) => symbols.map(({ id }) => id);
const editDog = (changes: object) => admin.patch('/api/admin/symbols/dog/en', changes);

const meaningsIn = ({ symbols }: { symbols: { meaning: string }[] }) => symbols.map(({ meaning }) => meaning);

describe('an edited symbol', () => {
  it('changes what is recognised, what a reading says, and what everyone can look up', async () => {
    expect(found(await readDream())).not.toContain('dog');
    const { status, body } = await editDog({
      name: 'Zibber',
      meaning: 'a habit from beyond the stars',
      variations: ['zibber', 'zibber', 'zibberling'],
    });
    expect(status).toBe(200);
    const [act] = (await admin.get('/api/admin/audit-log?action=symbol.edited')).body.data.items;
    expect(act.details).toEqual({ symbol: 'dog', language: 'en', fields: 'meaning, name, variations' });
    expect(body.data).toMatchObject({ slug: 'dog', name: 'Zibber', editedAt: expect.any(String) });
    const read = await readDream();
    expect(found(read)).toContain('dog');
    expect(meaningsIn(read)).toContain('a habit from beyond the stars');
    expect((await admin.get('/api/dictionary/dog')).body.data.name).toBe('Zibber');
    expect((await admin.get('/api/dictionary/dog?language=es')).body.data.name).toBe('Perro');
    const { data } = (await admin.get('/api/symbols/edits?language=en')).body;
    expect(data.entries).toMatchObject([{ id: 'dog', variations: ['zibber', 'zibber', 'zibberling'] }]);
    const { rows } = await db.execute(sql`SELECT variation FROM symbol_variations
      JOIN dream_symbols ON id = symbol_id WHERE slug = 'dog' AND language = 'en' ORDER BY 1`);
    expect(rows).toEqual([{ variation: 'zibber' }, { variation: 'zibberling' }]);
  });

  it('survives a new release of the files', async () => {
    const { released } = dictionary;
    await loadDictionary({ db, released: { version: 'next', of: released.of } });
    await dictionary.refresh({ isForced: true });
    expect(meaningsIn(await readDream())).toContain('a habit from beyond the stars');
  });

  it('can be hidden and shown', async () => {
    await editDog({ isHidden: true });
    expect(found(await readDream())).not.toContain('dog');
    expect((await admin.get('/api/dictionary/dog')).status).toBe(404);
    expect((await admin.get('/api/symbols/edits?language=en')).body.data.removed.entries).toEqual(['dog']);
    await editDog({ isHidden: false });
    expect(found(await readDream())).toContain('dog');
  });

  it('has to be changed in something', async () => {
    expect((await admin.patch('/api/admin/symbols/cat/en', { colour: 'red' })).status).toBe(422);
  });

  it('has to exist', async () => {
    const { status, body } = await admin.patch('/api/admin/symbols/nothing/en', { name: 'x' });
    expect([status, body.reason]).toEqual([404, 'symbols.not_found']);
  });
});

describe('lists for admins', () => {
  it('are searched without accents, narrowed to what is edited, and go page by page', async () => {
    const path = '/api/admin/symbols';
    const edited = (await admin.get(`${path}?edited=true`)).body.data.items;
    expect(edited.map(({ slug }: { slug: string }) => slug)).toEqual(['dog']);
    const trees = (await admin.get(`${path}?language=es&search=arbol`)).body.data.items;
    expect(trees.map(({ name }: { name: string }) => name)).toContain('Árbol');
    const first = (await admin.get(`${path}?limit=100`)).body.data;
    const second = (await admin.get(`${path}?limit=100&cursor=${first.nextCursor}`)).body.data;
    const keys = [...first.items, ...second.items].map(({ slug, language }) => `${slug} ${language}`);
    expect(new Set(keys).size).toBe(200);
  });
});

describe('edited combined symbols and celebrities', () => {
  it('reach the recogniser and the dictionary', async () => {
    const { slug } = await buildCombinedSymbol(testApp, { slug: 'talking-zibber', parts: ['dog', 'speak'] });
    const { id } = await buildCelebrity(testApp, { name: 'Ada Zibber' });
    const combined = await admin.patch(`/api/admin/combined-symbols/${slug}/en`, {
      name: 'A talking zibber',
      meaning: 'a habit that speaks up',
      phrases: ['chatty zibber'],
    });
    const celebrity = await admin.patch(`/api/admin/celebrities/${id}`, {
      quality: 'foresight',
      also: ['AZ'],
    });
    expect([combined.status, celebrity.status]).toEqual([200, 200]);
    const { data } = (await admin.get('/api/symbols/edits?language=en')).body;
    expect(data.combined).toMatchObject([
      { id: slug, meaning: 'a habit that speaks up', parts: ['dog', 'speak'] },
    ]);
    expect(data.celebrities).toEqual([
      { name: 'Ada Zibber', quality: 'foresight', also: ['AZ'], category: 'Person' },
    ]);
    const entry = (await admin.get(`/api/dictionary/${slug}`)).body.data;
    expect(entry).toMatchObject({ kind: 'combined', group: null, category: 'Combined symbols' });
    expect(entry.parts.map((part: { slug: string }) => part.slug)).toContain('dog');
    const partOf = (await admin.get('/api/dictionary/dog')).body.data.combined;
    expect(partOf.map((each: { slug: string }) => each.slug)).toContain(slug);
    expect((await admin.get('/api/admin/combined-symbols?edited=true')).body.data.items).toHaveLength(1);
    expect((await admin.get('/api/admin/celebrities?search=ada%20z')).body.data.items).toHaveLength(1);
  });
});
