import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';

let testApp: TestApp;
let client: SignedInClient;

beforeAll(async () => {
  testApp = await buildTestApp();
  client = await signedInClient(testApp);
});
afterAll(() => testApp.close());

const record = async (by: SignedInClient, content: string) =>
  (await by.post('/api/dreams', { userId: by.user.id, content })).body.data;

it('gives dreams as their pages do, only one’s own and only what is in the journal', async () => {
  const other = await signedInClient(testApp);
  const [one, two, gone, foreign] = [
    await record(client, 'A dog ran through the house.'),
    await record(client, 'The sea was calm.'),
    await record(client, 'A door stood open.'),
    await record(other, 'Nobody else’s.'),
  ];
  await client.delete(`/api/dreams/${gone.id}`);
  const ids = [one, two, gone, foreign].map(({ id }) => id).join(',');
  const { body } = await client.get(`/api/dreams/whole?ids=${ids}`);
  const items = body.data.items.toSorted((a: { id: number }, b: { id: number }) => a.id - b.id);
  expect(items).toEqual([one, two]);
});

it.each(['', '0', '1,', 'a', '1,2147483648', Array.from({ length: 21 }, (_, index) => index + 1).join(',')])(
  'takes no list such as %j',
  async (ids) => {
    expect((await client.get(`/api/dreams/whole?ids=${ids}`)).status).toBe(422);
  },
);
