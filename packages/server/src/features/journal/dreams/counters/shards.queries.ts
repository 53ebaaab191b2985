import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/client.ts';
import { dreamShards } from '#server/db/tables/journal/dream-shards.ts';

/** Dreams in a shard: more make the search of a common word read more, fewer add look-ups for a rare one. */
export const shardSize = 1000;

/** Finds and counts the places of dreams in the stretches of a journal. The caller holds the journal's lock. */
export function createShardQueries(tx: Transaction) {
  const oldest = async (userId: number) => {
    const [shard] = await tx
      .select()
      .from(dreamShards)
      .where(eq(dreamShards.userId, userId))
      .orderBy(dreamShards.shard)
      .limit(1);
    return shard;
  };
  const newest = async (userId: number, until?: Date) => {
    const [shard] = await tx
      .select()
      .from(dreamShards)
      .where(and(eq(dreamShards.userId, userId), until && lte(dreamShards.firstCreatedAt, until)))
      .orderBy(desc(dreamShards.shard))
      .limit(1);
    return shard;
  };

  /**
   * A dream that is neither newer nor older than all others belongs where its time is, full or not. A journal that is
   * brought along grows downwards: shards older than the first have the numbers 0, -1 and so on.
   */
  const shardFor = async (userId: number, createdAt: Date): Promise<number> => {
    const last = await newest(userId);
    if (last === undefined) return 1;
    if (createdAt >= last.lastCreatedAt) return last.dreamCount < shardSize ? last.shard : last.shard + 1;
    const around = await newest(userId, createdAt);
    if (around !== undefined) return around.shard;
    const first = (await oldest(userId)) ?? last;
    return first.dreamCount < shardSize ? first.shard : first.shard - 1;
  };

  return {
    /** Takes a place for a dream and returns its shard. */
    async takePlace(userId: number, createdAt: Date): Promise<number> {
      const shard = await shardFor(userId, createdAt);
      await tx
        .insert(dreamShards)
        .values({ userId, shard, firstCreatedAt: createdAt, lastCreatedAt: createdAt, dreamCount: 1 })
        .onConflictDoUpdate({
          target: [dreamShards.userId, dreamShards.shard],
          set: {
            firstCreatedAt: sql`least(${dreamShards.firstCreatedAt}, excluded.first_created_at)`,
            lastCreatedAt: sql`greatest(${dreamShards.lastCreatedAt}, excluded.last_created_at)`,
            dreamCount: sql`${dreamShards.dreamCount} + 1`,
          },
        });
      return shard;
    },
  };
}
