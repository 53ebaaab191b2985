import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dreams } from '#server/db/tables/journal/dreams.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await buildTestApp();
  testApp.clock.set(new Date('2026-11-21T04:00:00Z'));
});
afterAll(() => testApp.close());

async function writeDream({ user }: SignedInClient, title: string, createdAt: string, isDeleted = false) {
  const time = new Date(createdAt);
  await testApp.context.db.insert(dreams).values({
    userId: user.id,
    title,
    content: 'I stood at the window and looked at the snow.',
    language: 'en',
    shard: 0,
    createdAt: time,
    updatedAt: time,
    deletedAt: isDeleted ? time : null,
  });
}

const look = async (client: SignedInClient) =>
  (await client.get('/api/dreams/on-this-day')).body.data.items.map(
    ({ monthsAgo, dream }: { monthsAgo: number; dream: { title: string } }) => [monthsAgo, dream.title],
  );

describe('GET /api/dreams/on-this-day', () => {
  it('is empty for an empty and for a young journal', async () => {
    const client = await signedInClient(testApp);
    expect(await look(client)).toEqual([]);
    await writeDream(client, 'today', '2026-11-21T03:00:00Z');
    expect(await look(client)).toEqual([]);
  });

  it('goes by the calendar of the member, and shows nothing deleted or of others', async () => {
    // In Bogotá it is still the 20th.
    const client = await signedInClient(testApp, { timezone: 'America/Bogota' });
    await writeDream(client, 'a year ago', '2025-11-21T04:59:00Z');
    await writeDream(client, 'a year ago and a day later', '2025-11-21T05:00:00Z');
    await writeDream(client, 'a month ago', '2026-10-20T12:00:00Z');
    await writeDream(client, 'deleted', '2026-10-20T13:00:00Z', true);
    await writeDream(client, 'two years ago', '2024-11-20T12:00:00Z');
    await writeDream(await signedInClient(testApp), 'of another', '2026-10-20T12:00:00Z');
    expect(await look(client)).toEqual([
      [1, 'a month ago'],
      [12, 'a year ago'],
      [24, 'two years ago'],
    ]);
  });
});
