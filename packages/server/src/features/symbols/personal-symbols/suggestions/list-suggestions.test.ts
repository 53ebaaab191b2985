import { afterAll, describe, expect, it } from 'vitest';
import { buildTestApp } from '#server/testing/build-test-app.ts';
import { dictionaryWithClass } from '#server/testing/dictionary-with-class.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';

const testApp = await buildTestApp({ parts: { dictionary: dictionaryWithClass(['zibber', 'quonk']) } });
afterAll(() => testApp.close());

const save = (client: SignedInClient, content: string) =>
  client.post('/api/dreams', { userId: client.user.id, content });
const suggested = async (client: SignedInClient, query = '') =>
  (await client.get(`/api/personal-symbols/suggestions${query}`)).body.data.items;

async function dreamerOf(text: string, times: number): Promise<SignedInClient> {
  const client = await signedInClient(testApp);
  for (let made = 0; made < times; made += 1) await save(client, text);
  return client;
}

describe('suggestions', () => {
  it('are words without an entry that return in three dreams, most frequent first', async () => {
    const client = await dreamerOf('I saw a zibber and two zibbers in the house.', 2);
    expect(await suggested(client)).toEqual([]);
    await save(client, 'There were zibbers in the house and a quonk was there.');
    expect(await suggested(client)).toEqual([{ word: 'zibber', language: 'en', count: 3 }]);
    for (let made = 0; made < 3; made += 1) await save(client, 'I was with the quonk in the old house.');
    expect(await suggested(client)).toEqual([
      { word: 'quonk', language: 'en', count: 4 },
      { word: 'zibber', language: 'en', count: 3 },
    ]);
    expect(await suggested(client, '?language=es')).toEqual([]);
  });

  it('follow deleted and changed dreams', async () => {
    const client = await dreamerOf('I saw a zibber in the house.', 2);
    const { body } = await save(client, 'I saw a zibber in the house.');
    await client.patch(`/api/dreams/${body.data.id}`, { content: 'I saw a cat in the house.' });
    expect(await suggested(client)).toEqual([]);
  });

  it('leave out what is dismissed, for good and for the member alone', async () => {
    const client = await dreamerOf('I saw a zibber in the house.', 3);
    const other = await dreamerOf('I saw a zibber in the house.', 3);
    for (let times = 0; times < 2; times += 1) {
      const dismissal = { word: 'Zibber', language: 'en' };
      const { status, body } = await client.post('/api/personal-symbols/suggestions/dismiss', dismissal);
      expect([status, body]).toEqual([200, { success: true }]);
    }
    expect(await suggested(client)).toEqual([]);
    expect(await suggested(other)).toHaveLength(1);
  });

  it('leave out what is a personal symbol already, under any of its names', async () => {
    for (const symbol of [{ name: 'Zibber' }, { name: 'Thing', variations: ['ZIBBER'] }]) {
      const client = await dreamerOf('I saw a zibber in the house.', 3);
      await client.post('/api/personal-symbols', symbol);
      expect(await suggested(client)).toEqual([]);
    }
  });

  it('are no filter of the journal', async () => {
    const client = await dreamerOf('I saw a zibber in the house.', 3);
    expect(JSON.stringify((await client.get('/api/dreams/facets')).body)).not.toContain('zibber');
  });
});
