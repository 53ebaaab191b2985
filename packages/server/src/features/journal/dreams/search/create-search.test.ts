import type { DreamListItem } from '@chitta/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';

let testApp: TestApp;
let client: SignedInClient;

beforeAll(async () => {
  testApp = await buildTestApp();
  client = await signedInClient(testApp);
  await record('abuela', 'Mi abuela cosía junto a la ventana y no decía nada.');
  await record('water', 'There was water in every room, and Marlene swam through the hall.');
  await record('long', `${'We walked and walked along a road. '.repeat(10)}Then a lighthouse stood there.`);
});
afterAll(() => testApp.close());

async function record(title: string, content: string) {
  testApp.clock.advance(60_000);
  await client.post('/api/dreams', { userId: client.user.id, title, content });
}

async function search(q: string, by = client) {
  const { body } = await by.get(`/api/dreams?${new URLSearchParams({ q })}`);
  const items: DreamListItem[] = body.data.items;
  return { items, corrected: body.data.corrected, titles: items.map(({ title }) => title) };
}

describe('searching the journal', () => {
  it.each([
    ['grandmother', 'Abuela'],
    ['Grandmother', 'Abuela'],
  ])('finds %s by the symbol, in the other language', async (q, name) => {
    const { titles, items, corrected } = await search(q);
    expect(titles).toEqual(['abuela']);
    expect(items[0]?.hit).toEqual({ text: null, words: [], symbols: [name] });
    expect(corrected).toBeUndefined();
  });

  it('takes a word by its symbol and another as it is written', async () => {
    expect((await search('grandmother ventana')).titles).toEqual(['abuela']);
    expect((await search('grandmother Marlene')).titles).toEqual([]);
  });

  it('shows the words around what was found', async () => {
    const { items } = await search('lighthouse');
    expect(items[0]?.hit?.text).toMatch(/^….*Then a lighthouse stood there\.$/);
    expect(items[0]?.hit?.words).toEqual(['lighthouse']);
  });

  it.each([
    ['wter', 'water', ['water']],
    ['marlnee', 'marlene', ['water']],
    ['granmother', 'grandmother', ['abuela']],
  ])('tolerates the slip in %s', async (q, corrected, titles) => {
    expect(await search(q)).toMatchObject({ corrected, titles });
  });

  it.each(['wtr', 'zzzzzz'])('finds nothing for %s', async (q) => {
    expect(await search(q)).toMatchObject({ items: [], corrected: undefined });
  });

  it('says nothing of hits where nothing is looked for', async () => {
    const { body } = await client.get('/api/dreams');
    expect(body.data.items.every((item: DreamListItem) => item.hit === undefined)).toBe(true);
  });

  it('corrects by one’s own journal alone', async () => {
    const other = await signedInClient(testApp);
    await other.post('/api/dreams', { userId: other.user.id, content: 'A sunny garden.' });
    expect((await search('marlnee', other)).corrected).toBeUndefined();
  });
});

describe('a proposed title', () => {
  it('is made of two images where the first sentence was cut and a reading tells that they may be shown', async () => {
    const content =
      'I came back to an old house at the end of the longest road that I have ever seen, and it rained. ' +
      'Later a white bird was sitting on the table and looked at me.';
    const { body: read } = await client.post('/api/translate-dream', { content });
    const kept = { userId: client.user.id, content, translation: read.translation };
    const { body } = await client.post('/api/dreams', { ...kept, given: givenOf(read) });
    const { id, title, reading } = body.data;
    expect([title.endsWith('…'), reading !== null]).toEqual([true, true]);
    expect(body.data.proposedTitle).toMatch(/, /);
    const line = (await client.get('/api/dreams')).body.data.items.find(
      (item: DreamListItem) => item.id === id,
    );
    expect(line.proposedTitle).toBe(body.data.proposedTitle);
    const named = await client.patch(`/api/dreams/${id}`, { title: 'Mine' });
    expect(named.body.data.proposedTitle).toBeUndefined();
    const { body: unread } = await client.post('/api/dreams', { userId: client.user.id, content });
    expect(unread.data.proposedTitle).toBeUndefined();
  });
});

function givenOf({ reading, signature }: { reading: unknown; signature: unknown }) {
  return { reading, signature };
}
