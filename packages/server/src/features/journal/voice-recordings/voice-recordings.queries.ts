import { and, asc, count, eq, gt, inArray, isNull, ne, sql, sum } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { users } from '#server/db/tables/identity/users.ts';
import { dreams } from '#server/db/tables/journal/dreams.ts';
import { type VoiceRecordingRow, voiceRecordings } from '#server/db/tables/journal/voice-recordings.ts';

export function createVoiceRecordingQueries(handle: Handle) {
  const own = (userId: number, dreamId: number) =>
    and(eq(voiceRecordings.userId, userId), eq(voiceRecordings.dreamId, dreamId));
  const ofDream = and(eq(dreams.userId, voiceRecordings.userId), eq(dreams.id, voiceRecordings.dreamId));

  return {
    /** The recording of a dream that is in the member's own journal. */
    async find(userId: number, dreamId: number): Promise<VoiceRecordingRow | null> {
      const [row] = await handle
        .select({ recording: voiceRecordings })
        .from(voiceRecordings)
        .innerJoin(dreams, ofDream)
        .where(and(own(userId, dreamId), isNull(dreams.deletedAt)));
      return row?.recording ?? null;
    },

    /** Whether a dream is in the member's own journal. */
    async hasDream(userId: number, dreamId: number): Promise<boolean> {
      const isThere = and(eq(dreams.userId, userId), eq(dreams.id, dreamId), isNull(dreams.deletedAt));
      return (await handle.$count(dreams, isThere)) > 0;
    },

    /** Changes of one member's recordings go one after the other; and the dream stays until the transaction ends. */
    async lock(userId: number, dreamId: number): Promise<boolean> {
      await handle.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
      const found = await handle
        .select({ id: dreams.id })
        .from(dreams)
        .where(and(eq(dreams.userId, userId), eq(dreams.id, dreamId), isNull(dreams.deletedAt)))
        .for('share');
      return found.length > 0;
    },

    /** Bytes of the member's recordings; without that of the dream `except`. */
    async sumBytes(userId: number, except?: number): Promise<number> {
      const others = except === undefined ? undefined : ne(voiceRecordings.dreamId, except);
      const [row] = await handle
        .select({ bytes: sum(voiceRecordings.bytes).mapWith(Number) })
        .from(voiceRecordings)
        .where(and(eq(voiceRecordings.userId, userId), others));
      return row?.bytes ?? 0;
    },

    async count(userId: number): Promise<number> {
      const [row] = await handle
        .select({ count: count() })
        .from(voiceRecordings)
        .where(eq(voiceRecordings.userId, userId));
      return row?.count ?? 0;
    },

    /** The member's recordings behind the dream `after`, also of dreams that wait to be erased. */
    list(userId: number, after: number, most: number): Promise<VoiceRecordingRow[]> {
      return handle
        .select()
        .from(voiceRecordings)
        .where(and(eq(voiceRecordings.userId, userId), gt(voiceRecordings.dreamId, after)))
        .orderBy(asc(voiceRecordings.dreamId))
        .limit(most);
    },

    async put(recording: VoiceRecordingRow): Promise<void> {
      const { userId: _, dreamId: __, ...values } = recording;
      await handle
        .insert(voiceRecordings)
        .values(recording)
        .onConflictDoUpdate({ target: [voiceRecordings.userId, voiceRecordings.dreamId], set: values });
    },

    /** Forgets the recording of a dream and gives the name of its file. */
    async remove(userId: number, dreamId: number): Promise<string | null> {
      const [row] = await handle
        .delete(voiceRecordings)
        .where(own(userId, dreamId))
        .returning({ name: voiceRecordings.name });
      return row?.name ?? null;
    },

    /** Names of the files of these dreams' recordings. */
    async namesOf(keys: readonly { readonly userId: number; readonly id: number }[]): Promise<string[]> {
      if (keys.length === 0) return [];
      const pairs = keys.map(({ userId, id }) => sql`(${userId}::integer, ${id}::integer)`);
      const rows = await handle
        .select({ name: voiceRecordings.name })
        .from(voiceRecordings)
        .where(sql`(${voiceRecordings.userId}, ${voiceRecordings.dreamId}) IN (${sql.join(pairs, sql`, `)})`);
      return rows.map(({ name }) => name);
    },

    /** Names of all files of a member. */
    async namesOfMember(userId: number): Promise<string[]> {
      const rows = await handle
        .select({ name: voiceRecordings.name })
        .from(voiceRecordings)
        .where(eq(voiceRecordings.userId, userId));
      return rows.map(({ name }) => name);
    },

    /** Of these names, those that are of a recording. */
    async keepKnown(names: readonly string[]): Promise<ReadonlySet<string>> {
      const rows = await handle
        .select({ name: voiceRecordings.name })
        .from(voiceRecordings)
        .where(inArray(voiceRecordings.name, [...names]));
      return new Set(rows.map(({ name }) => name));
    },
  };
}
