import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { dreamFacets } from '#server/db/tables/dream-facets.ts';
import { dreams } from '#server/db/tables/dreams.ts';
import { followUps } from '#server/db/tables/follow-ups.ts';
import { idempotencyKeys } from '#server/db/tables/idempotency-keys.ts';
import { missingSymbols } from '#server/db/tables/missing-symbols.ts';
import { personalSymbols } from '#server/db/tables/personal-symbols.ts';
import { sessions } from '#server/db/tables/sessions.ts';
import { symbolOccurrences } from '#server/db/tables/symbol-occurrences.ts';

/** How many rows of a member there are in places that no list of the app counts. */
export function createDataInventoryQueries(handle: Handle) {
  return {
    countReadings: (userId: number) =>
      handle.$count(
        dreams,
        and(eq(dreams.userId, userId), isNull(dreams.deletedAt), isNotNull(dreams.translation)),
      ),
    /** Of dreams in the journal: those of a deleted dream come and go with it. */
    async countFollowUps(userId: number): Promise<number> {
      const [row] = await handle
        .select({ count: sql<number>`count(*)::integer` })
        .from(followUps)
        .innerJoin(dreams, and(eq(dreams.userId, followUps.userId), eq(dreams.id, followUps.dreamId)))
        .where(and(eq(followUps.userId, userId), isNull(dreams.deletedAt)));
      return row?.count ?? 0;
    },
    countDeletedDreams: (userId: number) =>
      handle.$count(dreams, and(eq(dreams.userId, userId), isNotNull(dreams.deletedAt))),
    countDeletedSymbols: (userId: number) =>
      handle.$count(
        personalSymbols,
        and(eq(personalSymbols.userId, userId), isNotNull(personalSymbols.deletedAt)),
      ),
    countOccurrences: (userId: number) =>
      handle.$count(symbolOccurrences, eq(symbolOccurrences.userId, userId)),
    countCounters: (userId: number) => handle.$count(dreamFacets, eq(dreamFacets.userId, userId)),
    countMissingWords: (userId: number) => handle.$count(missingSymbols, eq(missingSymbols.userId, userId)),
    countSessions: (userId: number, now: Date) =>
      handle.$count(sessions, and(eq(sessions.userId, userId), gt(sessions.expiresAt, now))),
    countIdempotencyKeys: (userId: number) =>
      handle.$count(idempotencyKeys, eq(idempotencyKeys.userId, userId)),
  };
}
