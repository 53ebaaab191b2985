import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSymbols } from '#server/features/symbols/dictionary/open-symbols.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';
import { markDream } from '../dream-fields.ts';
import { createDreamQueries } from '../dreams.queries.ts';
import { keepReading } from './keep-reading.ts';

const content = 'I was in my old house. A dog stood by the locked door and I was afraid of it.';

let testApp: TestApp;
let client: SignedInClient;

beforeAll(async () => {
  testApp = await buildTestApp();
  client = await signedInClient(testApp);
});
afterAll(() => testApp.close());

/** A dream as it stood when its reading began, and the reading. */
async function beginReading() {
  const { context } = testApp;
  const { body } = await client.post('/api/dreams', { userId: client.user.id, content });
  const row = await createDreamQueries(context.db).findDream(client.user.id, body.data.id);
  if (row === undefined) throw new RangeError('the dream is there');
  const source = await openSymbols(context, client.user.id);
  const member = client.user;
  const { fields } = await markDream(context, { member, source, content, fallback: 'en' });
  const task = { content, fallback: 'en', personal: [], levels: ['free'] } as const;
  const [made] = await context.engine.read({ member }, task);
  if (made === undefined) throw new RangeError('there is a reading for each level');
  const { reading, text: translation } = made;
  return { row, made: { fields, reading, translation, isPremiumTranslation: false } };
}

it('keeps no reading of a text that was changed while it was read', async () => {
  const { row, made } = await beginReading();
  await client.patch(`/api/dreams/${row.id}`, { content: 'I flew over the sea with my grandmother.' });
  await expect(keepReading(testApp.context, row, made)).rejects.toMatchObject({
    reason: 'dreams.changed_meanwhile',
  });
  const { body } = await client.get(`/api/dreams/${row.id}`);
  expect(body.data).toMatchObject({ translation: null, reading: null, earlierReadings: 0 });
});

it('keeps none of a dream that was deleted while it was read', async () => {
  const { row, made } = await beginReading();
  await client.delete(`/api/dreams/${row.id}`);
  await expect(keepReading(testApp.context, row, made)).rejects.toMatchObject({ reason: 'dreams.not_found' });
});

it('keeps one reading where the same is made twice at once', async () => {
  const { row, made } = await beginReading();
  await Promise.all([keepReading(testApp.context, row, made), keepReading(testApp.context, row, made)]);
  const { body } = await client.get(`/api/dreams/${row.id}`);
  expect(body.data).toMatchObject({ translation: made.translation, earlierReadings: 0 });
});
