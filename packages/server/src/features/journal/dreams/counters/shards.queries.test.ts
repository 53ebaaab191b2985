import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dreamShards } from '#server/db/tables/journal/dream-shards.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { buildTestApp, type TestApp } from '#server/testing/build-test-app.ts';
import { buildUser } from '#server/testing/factories.ts';
import { createShardQueries, shardSize } from './shards.queries.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

const at = (minute: number) => new Date(Date.UTC(2027, 0, 1, 0, minute));

async function shardsOf(userId: number) {
  const { db } = testApp.context;
  return db.select().from(dreamShards).where(eq(dreamShards.userId, userId)).orderBy(asc(dreamShards.shard));
}

async function place(userId: number, ...minutes: number[]): Promise<number[]> {
  return inTransaction(testApp.context.db, async (tx) => {
    const taken: number[] = [];
    for (const minute of minutes) taken.push(await createShardQueries(tx).takePlace(userId, at(minute)));
    return taken;
  });
}

describe('shards of a journal', () => {
  it('follow each other in time, a new one beginning when the newest is full', async () => {
    const { id } = await buildUser(testApp);
    await place(id, 10);
    await testApp.context.db
      .update(dreamShards)
      .set({ dreamCount: shardSize - 1 })
      .where(eq(dreamShards.userId, id));
    expect(await place(id, 11, 12, 12)).toEqual([1, 2, 2]);
    expect(await shardsOf(id)).toMatchObject([
      { shard: 1, firstCreatedAt: at(10), lastCreatedAt: at(11), dreamCount: shardSize },
      { shard: 2, firstCreatedAt: at(12), lastCreatedAt: at(12), dreamCount: 2 },
    ]);
  });

  it('take an older dream in where its time lies, even when full', async () => {
    const { id } = await buildUser(testApp);
    await place(id, 10, 20);
    await testApp.context.db
      .update(dreamShards)
      .set({ dreamCount: shardSize })
      .where(eq(dreamShards.userId, id));
    expect(await place(id, 30, 40, 15, 35, 5, 30, 29)).toEqual([2, 2, 1, 2, 0, 2, 1]);
    expect(await shardsOf(id)).toMatchObject([
      { shard: 0, firstCreatedAt: at(5), lastCreatedAt: at(5) },
      { shard: 1, firstCreatedAt: at(10), lastCreatedAt: at(29) },
      { shard: 2, firstCreatedAt: at(30), lastCreatedAt: at(40) },
    ]);
  });
});
