import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';

let testApp: TestApp;
let admin: SignedInClient;

beforeAll(async () => {
  testApp = await buildTestApp();
  admin = await signedInClient(testApp, { isAdmin: true });
});
afterAll(() => testApp.close());

const url = '/api/admin/canned-answers';
const texts = { en: 'Thank you, we look into it.', es: 'Gracias, lo estamos mirando.' };
const names = async () => (await admin.get(url)).body.data.items.map(({ name }: { name: string }) => name);

it('are written, changed by one at a time, and deleted', async () => {
  const { status, body } = await admin.post(url, { name: 'Received', texts });
  expect([status, body.data]).toEqual([
    201,
    expect.objectContaining({ name: 'Received', texts, version: 1 }),
  ]);
  const { id } = body.data;
  const taken = await admin.post(url, { name: 'RECEIVED', texts });
  expect([taken.status, taken.body.reason]).toEqual([409, 'canned_answers.name_taken']);
  const change = (name: string) => admin.put(`${url}/${id}`, { name, texts, version: 1 });
  const outcomes = await Promise.all([change('Arrived'), change('Has arrived')]);
  expect(outcomes.map((one) => one.body.reason ?? one.status).sort()).toEqual([
    200,
    'canned_answers.changed_meanwhile',
  ]);
  await admin.post(url, { name: 'another', texts });
  expect(await names()).toHaveLength(2);
  expect((await admin.delete(`${url}/${id}`)).status).toBe(200);
  expect(await names()).toEqual(['another']);
  for (const gone of [await admin.delete(`${url}/${id}`), await change('x')])
    expect([gone.status, gone.body.reason]).toEqual([404, 'canned_answers.not_found']);
});

it.each([
  ['no Spanish', { name: 'a', texts: { en: 'a' } }],
  ['an empty text', { name: 'a', texts: { en: 'a', es: ' ' } }],
  ['a name of two lines', { name: 'a\nb', texts }],
])('are refused with %s', async (_what, wrong) => {
  const before = await names();
  expect((await admin.post(url, wrong)).status).toBe(422);
  expect(await names()).toEqual(before);
});
