import { afterAll, beforeAll, expect, it } from 'vitest';
import { countJournal } from '#server/features/insights/dream-analytics/count-journal.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';

let testApp: TestApp;
let client: SignedInClient;

beforeAll(async () => {
  testApp = await buildTestApp();
  testApp.clock.set(new Date('2026-11-20T08:30:00Z'));
  client = await signedInClient(testApp, { subscriptionTier: 'premium' });
  for (const [content, night] of [
    ['A dog stood in the river.', '2026-08-05'],
    ['A dog ran along the river, and a cat looked on.', '2026-11-01'],
    ['A cat slept on the sofa.', '2026-11-02'],
  ]) {
    await client.post('/api/dreams', { userId: client.user.id, content, night });
  }
  await countJournal(testApp.context, client.user.id);
});
afterAll(() => testApp.close());

it('has the symbols as stars, and lines between those that meet', async () => {
  const { stars, lines, ...sky } = (await client.get('/api/insights/sky')).body.data;
  expect(sky).toMatchObject({
    isPending: false,
    dreams: 3,
    step: 'month',
    steps: ['2026-08-01', '2026-09-01', '2026-10-01', '2026-11-01'],
  });
  const places = new Map<string, number>(
    stars.map(({ slug }: { slug: string }, place: number) => [slug, place]),
  );
  const star = (slug: string) => stars[places.get(slug) ?? -1];
  expect(star('dog')).toEqual({
    slug: 'dog',
    name: 'Dog',
    group: 'animal',
    count: 2,
    firstNight: '2026-08-05',
    lastNight: '2026-11-01',
    steps: [0, 1, 3, 1],
  });
  expect(star('cat')).toMatchObject({ count: 2, steps: [3, 2] });
  const line = (one: string, other: string) => {
    const ends = [places.get(one), places.get(other)];
    return lines.find(([a, b]: number[]) => ends.includes(a) && ends.includes(b));
  };
  expect(line('dog', 'river')?.slice(2)).toEqual([2, 0]);
  expect(line('dog', 'cat')?.slice(2)).toEqual([1, 3]);
});

it('leaves out a symbol of one’s own that is gone, with its lines', async () => {
  await client.post('/api/personal-symbols', { name: 'Weasel Rock', group: 'place' });
  const content = 'At Weasel Rock a dog barked at the river.';
  await client.post('/api/dreams', { userId: client.user.id, content, night: '2026-11-03' });
  await countJournal(testApp.context, client.user.id);
  const before = (await client.get('/api/insights/sky')).body.data;
  const own = before.stars.findIndex(({ name }: { name: string }) => name === 'Weasel Rock');
  expect(before.stars[own]).toMatchObject({ group: 'place', count: 1 });
  const slug: string = before.stars[own].slug;
  await client.delete(`/api/personal-symbols/${slug.replace('personal-', '')}`);
  const after = (await client.get('/api/insights/sky')).body.data;
  expect(after.stars).toEqual(before.stars.filter((_: unknown, place: number) => place !== own));
  expect(after.lines).toHaveLength(
    before.lines.filter((line: number[]) => !line.slice(0, 2).includes(own)).length,
  );
  expect(Math.max(...after.lines.flatMap(([a, b]: number[]) => [a, b]))).toBeLessThan(after.stars.length);
});

it('is empty for whoever has no dreams', async () => {
  const other = await signedInClient(testApp, { hasUnlimitedAccess: true });
  expect((await other.get('/api/insights/sky')).body.data).toEqual({
    isPending: false,
    dreams: 0,
    step: 'month',
    steps: [],
    symbolCount: 0,
    stars: [],
    lines: [],
  });
});
