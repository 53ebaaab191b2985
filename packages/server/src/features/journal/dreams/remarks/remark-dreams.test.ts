import type { RecognisedSymbol } from '@chitta/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { givenOf } from '#server/testing/given-of.ts';
import { beginRemark } from './begin-remark.ts';

const testApp = await buildTestApp();
afterAll(() => testApp.close());

const path = '/api/personal-symbols';
const content = 'I was in my old house. Zorba stood by the locked door and the dog barked at me.';
const add = async (client: SignedInClient, body: object) => (await client.post(path, body)).body.data;
const save = async (client: SignedInClient, text = content, more: object = {}) =>
  (await client.post('/api/dreams', { userId: client.user.id, content: text, ...more })).body.data;
const ids = ({ recognizedSymbols }: { recognizedSymbols: RecognisedSymbol[] }) =>
  recognizedSymbols.map(({ id }) => id);
const frequencyOf = async (client: SignedInClient) => (await client.get(path)).body.data.items[0]?.frequency;

describe('a personal symbol in dreams', () => {
  it('is recognised and read in the member’s own words, and said to be', async () => {
    const client = await signedInClient(testApp);
    const symbol = await add(client, {
      name: 'Zorba',
      group: 'animal',
      description: 'The courage of my uncle.',
      personalContext: 'He had a boat.',
    });
    const { body } = await client.post('/api/translate-dream', { content, userId: client.user.id });
    const found = body.symbols.find(({ id }: RecognisedSymbol) => id === `personal-${symbol.id}`);
    expect(found).toMatchObject({
      kind: 'personal',
      name: 'Zorba',
      meaning: 'The courage of my uncle.',
      extendedDescription: 'He had a boat.',
    });
    expect(found.mentions).toMatchObject([{ text: 'Zorba', rule: 'personal.exact', state: 'present' }]);
    const said = body.reading.sentences.find((sentence: { evidence: { rule: string }[] }) =>
      sentence.evidence.some(({ rule }) => rule === 'personal'),
    );
    expect(said.text).toContain('“The courage of my uncle”');
    expect(body.translation).toContain(said.text);
    const kept = await save(client, content, { given: givenOf(body) });
    expect(kept.reading).toEqual(body.reading);
    expect(ids(kept)).toContain(`personal-${symbol.id}`);
  });

  it('belongs to its member and its language alone', async () => {
    const client = await signedInClient(testApp);
    await add(client, { name: 'Zorba', language: 'es' });
    const stranger = await signedInClient(testApp);
    for (const someone of [client, stranger]) {
      expect(ids(await save(someone)).filter((id) => id.startsWith('personal-'))).toEqual([]);
    }
    const spanish = 'Estaba en la casa de mi madre y Zorba no me dejaba salir por la puerta.';
    expect(ids(await save(client, spanish)).some((id) => id.startsWith('personal-'))).toBe(true);
  });

  it('counts the dreams it is in, through every change of the journal', async () => {
    const client = await signedInClient(testApp);
    await add(client, { name: 'Zorba' });
    const first = await save(client, `${content} Zorba again.`);
    const second = await save(client);
    expect(await frequencyOf(client)).toBe(2);
    await client.patch(`/api/dreams/${first.id}`, { content: 'I was in my old house with the dog.' });
    expect(await frequencyOf(client)).toBe(1);
    await client.delete(`/api/dreams/${second.id}`);
    expect(await frequencyOf(client)).toBe(0);
    await client.post(`/api/dreams/${second.id}/restore`);
    expect(await frequencyOf(client)).toBe(1);
  });

  it('is found in the dreams that were there before it, and gone from them when it is deleted', async () => {
    const client = await signedInClient(testApp);
    const before = await save(client);
    await save(client, 'The dog was alone in the house that night.');
    const symbol = await add(client, { name: 'Uncle', variations: ['Zorba'] });
    const id = `personal-${symbol.id}`;
    expect(symbol.frequency).toBe(1);
    const dream = async () => (await client.get(`/api/dreams/${before.id}`)).body.data;
    expect(ids(await dream())).toContain(id);
    expect((await client.get(`/api/dreams?symbol=${id}`)).body.data.items).toMatchObject([
      { symbols: expect.arrayContaining([expect.objectContaining({ id, name: 'Uncle', group: 'object' })]) },
    ]);
    const { symbols } = (await client.get('/api/dreams/facets')).body.data;
    expect(symbols).toContainEqual({ value: id, name: 'Uncle', count: 1 });
    await client.patch(`${path}/${symbol.id}`, { variations: [] });
    expect(ids(await dream())).toEqual(ids(before));
    expect(await frequencyOf(client)).toBe(0);
    await client.patch(`${path}/${symbol.id}`, { variations: ['Zorba'] });
    await client.delete(`${path}/${symbol.id}`);
    expect(ids(await dream())).toEqual(ids(before));
    expect((await client.post(`${path}/${symbol.id}/restore`)).body.data.frequency).toBe(1);
  });

  it('stands before the dictionary', async () => {
    const client = await signedInClient(testApp);
    const { id } = await add(client, { name: 'dog', description: 'guilt' });
    const dream = await save(client);
    expect(ids(dream)).toContain(`personal-${id}`);
    expect(ids(dream)).not.toContain('dog');
  });

  it('is kept, and the request answered, when the dreams cannot be marked anew', async () => {
    const { log } = testApp.context;
    const broken = { ...testApp.context, log, db: undefined as never };
    await expect(beginRemark(broken, 1)).resolves.toBeUndefined();
  });
});
