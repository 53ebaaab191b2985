import { and, desc, eq, lt } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import type { DreamRow } from '#server/db/tables/journal/dreams.ts';
import {
  type EarlierReadingRow,
  earlierReadings,
  type NewEarlierReading,
} from '#server/db/tables/journal/earlier-readings.ts';
import { type FollowUpRow, followUps } from '#server/db/tables/journal/follow-ups.ts';

/** What a member says of a reading, as it is before anything is said. `settledAt` stays: one question a day. */
const nothingSaid = {
  answer: null,
  answeredAt: null,
  deed: null,
  deedAt: null,
  verdict: null,
  change: '',
  misfits: [],
  symbolIds: [],
  dismissedDay: 0,
};

/** What the list of them shows. */
const shown = {
  id: earlierReadings.id,
  translation: earlierReadings.translation,
  language: earlierReadings.language,
  isPremiumTranslation: earlierReadings.isPremiumTranslation,
  engineVersion: earlierReadings.engineVersion,
  readAt: earlierReadings.readAt,
  answer: earlierReadings.answer,
  deed: earlierReadings.deed,
  verdict: earlierReadings.verdict,
  change: earlierReadings.change,
};
export type ShownReadingRow = Pick<EarlierReadingRow, keyof typeof shown>;

export function createEarlierReadingQueries(handle: Handle) {
  const ofDream = (userId: number, dreamId: number) =>
    and(eq(earlierReadings.userId, userId), eq(earlierReadings.dreamId, dreamId));
  const isSaidOf = ({ userId, id }: Pick<DreamRow, 'userId' | 'id'>) =>
    and(eq(followUps.userId, userId), eq(followUps.dreamId, id));

  return {
    count: (userId: number, dreamId: number): Promise<number> =>
      handle.$count(earlierReadings, ofDream(userId, dreamId)),

    /** The newest `count` of a dream, or those before the one with the number `before`. */
    list: (
      userId: number,
      dreamId: number,
      before: number | null,
      count: number,
    ): Promise<ShownReadingRow[]> =>
      handle
        .select(shown)
        .from(earlierReadings)
        .where(and(ofDream(userId, dreamId), before === null ? undefined : lt(earlierReadings.id, before)))
        .orderBy(desc(earlierReadings.id))
        .limit(count),

    async insert(readings: readonly NewEarlierReading[]): Promise<void> {
      if (readings.length > 0) await handle.insert(earlierReadings).values([...readings]);
    },

    async findSaid(dream: Pick<DreamRow, 'userId' | 'id'>): Promise<FollowUpRow | undefined> {
      const [said] = await handle.select().from(followUps).where(isSaidOf(dream)).for('update');
      return said;
    },

    async clearSaid(dream: Pick<DreamRow, 'userId' | 'id'>): Promise<void> {
      await handle
        .update(followUps)
        .set({ ...nothingSaid })
        .where(isSaidOf(dream));
    },
  };
}
