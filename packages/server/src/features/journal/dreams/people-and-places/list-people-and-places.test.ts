import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';

let testApp: TestApp;
let client: SignedInClient;

beforeAll(async () => {
  testApp = await buildTestApp();
  testApp.clock.set(new Date('2027-03-10T12:00:00Z'));
  client = await signedInClient(testApp);
});
afterAll(() => testApp.close());

const record = (content: string, night: string) =>
  client.post('/api/dreams', { userId: client.user.id, content, night });
const presences = async (by = client) => (await by.get('/api/dreams/people-and-places')).body.data;

it('has nobody and no place in an empty journal', async () => {
  expect(await presences()).toEqual({ people: [], places: [] });
});

it('counts people and places, and says since when and how they were', async () => {
  await record('My grandmother was in the kitchen. She was young and smiled at me.', '2024-05-01');
  await record('Mi abuela estaba en la playa y no me miraba.', '2025-06-01');
  await record('I saw my grandmother by the sea, and my grandmother waved.', '2027-03-01');
  await record('A brother of mine ran through the kitchen.', '2027-03-02');
  const { people, places } = await presences();
  const [first] = people;
  expect(first).toMatchObject({
    id: 'grandmother',
    name: 'Grandmother',
    count: 3,
    firstNight: '2024-05-01',
    lastNight: '2027-03-01',
    nights: ['2024-05-01', '2025-06-01', '2027-03-01'],
  });
  expect(people.map(({ id }: { id: string }) => id)).toContain('brother');
  expect(places.find(({ id }: { id: string }) => id === 'kitchen')).toMatchObject({ count: 2 });
  const all = [...people, ...places].map(({ group }: { group: string }) => group);
  expect(all.filter((group) => !['person', 'being', 'place', 'building'].includes(group))).toEqual([]);
});

it('says how they were in the language of most dreams, and not how something was done', async () => {
  const own = await signedInClient(testApp);
  const keep = (content: string, night: string) =>
    own.post('/api/dreams', { userId: own.user.id, content, night });
  await keep('The old house stood in the fog and nobody was in the old house.', '2027-01-01');
  await keep('La casa pequeña estaba en el bosque y yo entraba en la casa pequeña.', '2027-01-02');
  await keep('I walked slowly through the old house, and the house fell apart.', '2027-01-03');
  const { places } = await presences(own);
  const house = places.find(({ id }: { id: string }) => id === 'house');
  expect(house?.said).toEqual([{ words: 'old', language: 'en' }]);
});

it('shows nobody the people of another', async () => {
  const other = await signedInClient(testApp);
  expect(await presences(other)).toEqual({ people: [], places: [] });
});
