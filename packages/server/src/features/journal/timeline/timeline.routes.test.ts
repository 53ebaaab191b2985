import type { TimelineEntry } from '@chitta/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dreams } from '#server/db/tables/journal/dreams.ts';
import { followUps } from '#server/db/tables/journal/follow-ups.ts';
import { personalSymbols } from '#server/db/tables/symbols/personal-symbols.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { type SignedInClient, signedInClient } from '#server/testing/factories.ts';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

const at = (minute: number) => new Date(Date.UTC(2026, 10, 1, 3, minute));

async function writeDream({ user }: SignedInClient, title: string, minute: number): Promise<number> {
  const [row] = await testApp.context.db
    .insert(dreams)
    .values({
      userId: user.id,
      title,
      content: `${title}.\n\nThere was a lamp. ${'It burned on and on. '.repeat(30)}`,
      language: 'en',
      shard: 0,
      createdAt: at(minute),
    })
    .returning();
  return row?.id ?? 0;
}

async function fill(client: SignedInClient) {
  const { db } = testApp.context;
  const userId = client.user.id;
  const first = await writeDream(client, 'The lamp', 1);
  const second = await writeDream(client, 'The lake', 2);
  await db.insert(followUps).values([
    {
      userId,
      dreamId: first,
      answer: 'I had left it on.',
      answeredAt: at(5),
      change: 'I sleep.',
      settledAt: at(9),
    },
    { userId, dreamId: second, dismissedDay: 2, settledAt: at(10) },
  ]);
  await db.insert(personalSymbols).values({
    userId,
    language: 'es',
    name: 'Faro',
    nameKey: 'faro',
    description: 'Mi abuelo.',
    createdAt: at(5),
  });
}

const read = async (client: SignedInClient, query = '') =>
  (await client.get(`/api/timeline${query}`)).body.data;
const lines = (items: TimelineEntry[]) => items.map(({ kind, title }) => `${kind} ${title}`);
const everything = ['change The lamp', 'symbol Faro', 'answer The lamp', 'dream The lake', 'dream The lamp'];

describe('GET /api/timeline', () => {
  it('tells what the member wrote, newest first, and nothing of others', async () => {
    const client = await signedInClient(testApp);
    await fill(client);
    await fill(await signedInClient(testApp));
    const { items, nextCursor } = await read(client);
    expect(lines(items)).toEqual(everything);
    expect(nextCursor).toBeNull();
    expect(items[2]).toMatchObject({ excerpt: 'I had left it on.', at: at(5).toISOString(), language: 'en' });
    expect(items[1]).toMatchObject({ language: 'es', excerpt: 'Mi abuelo.' });
    expect(items[4].excerpt).toMatch(/^The lamp\. There was a lamp\. .*…$/);
    expect(items[4].excerpt.length).toBeLessThanOrEqual(281);
  });

  it.each([1, 2, 3, 4])('reads on by pages of %i without a gap or a repetition', async (limit) => {
    const client = await signedInClient(testApp);
    await fill(client);
    const read1 = async (cursor: string | null, found: TimelineEntry[]): Promise<TimelineEntry[]> => {
      const page = await read(client, `?limit=${limit}${cursor === null ? '' : `&cursor=${cursor}`}`);
      const all = [...found, ...page.items];
      return page.nextCursor === null ? all : read1(page.nextCursor, all);
    };
    expect(lines(await read1(null, []))).toEqual(everything);
  });

  it.each(['x', Buffer.from('["1","dream"]').toString('base64url')])(
    'refuses the cursor %s',
    async (cursor) => {
      const client = await signedInClient(testApp);
      expect((await client.get(`/api/timeline?cursor=${cursor}`)).status).toBe(422);
    },
  );
});
