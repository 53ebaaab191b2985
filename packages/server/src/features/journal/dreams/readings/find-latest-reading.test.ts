import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

const content = 'A black dog stood on the stairs of my old school and would not let me pass.';

async function keep(client: SignedInClient, translation: string | null): Promise<number> {
  testApp.clock.advance(60_000);
  const { body } = await client.post('/api/dreams', { userId: client.user.id, content, translation });
  return body.data.id;
}

const latest = async (client: SignedInClient) => (await client.get('/api/dreams/latest-reading')).body;

describe('GET /api/dreams/latest-reading', () => {
  it('is the whole dream that was kept last among those with a reading', async () => {
    const client = await signedInClient(testApp);
    await keep(client, 'An older habit.');
    const id = await keep(client, 'A habit follows you.');
    await keep(client, null);
    const { body: dream } = await client.get(`/api/dreams/${id}`);
    expect(await latest(client)).toEqual({ success: true, data: { dream: dream.data } });
    expect(dream.data.translation).toBe('A habit follows you.');
  });

  it('is null where no dream has one, however many there are', async () => {
    const client = await signedInClient(testApp);
    await keep(client, null);
    expect(await latest(client)).toEqual({ success: true, data: { dream: null } });
  });

  it('is neither a deleted one nor that of somebody else', async () => {
    const [client, other] = [await signedInClient(testApp), await signedInClient(testApp)];
    const kept = await keep(client, 'Kept.');
    const deleted = await keep(client, 'Taken out.');
    await client.delete(`/api/dreams/${deleted}`);
    await keep(other, 'Of somebody else.');
    expect((await latest(client)).data.dream.id).toBe(kept);
  });
});
