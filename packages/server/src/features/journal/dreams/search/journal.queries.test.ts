import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';

let testApp: TestApp;
let member: SignedInClient;

beforeAll(async () => {
  testApp = await buildTestApp();
  member = await signedInClient(testApp);
  const other = await signedInClient(testApp);
  const dreams = [
    { content: 'I walked along a river to the house of my mother.', tags: ['home'] },
    { content: 'The river had flooded our house.', tags: ['home', 'water'], category: 'nightmare' },
    { content: 'Caminaba junto a un río muy ancho.', tags: ['water'] },
    { content: 'A dog was running through the snow.', category: 'lucid' },
  ];
  for (const dream of dreams) {
    testApp.clock.advance(60_000);
    await member.post('/api/dreams', { userId: member.user.id, ...dream });
    await other.post('/api/dreams', { userId: other.user.id, ...dream });
  }
});
afterAll(() => testApp.close());

const questions = [
  'q=river',
  'q=house',
  'q=run',
  'q=rio',
  'q=river%20hou',
  'tag=home',
  'q=river&tag=water',
  'category=lucid',
  'q=owl',
  'q=house&limit=1',
];

async function answers(): Promise<unknown[]> {
  const bodies: unknown[] = [];
  for (const question of questions) bodies.push((await member.get(`/api/dreams?${question}`)).body.data);
  return bodies;
}

it('finds the same dreams while the index is not built yet', async () => {
  const indexed = await answers();
  expect(indexed).toContainEqual(
    expect.objectContaining({ items: expect.arrayContaining([expect.anything()]) }),
  );
  await testApp.context.pool.query('DROP INDEX dreams_search');
  expect(await answers()).toEqual(indexed);
});
