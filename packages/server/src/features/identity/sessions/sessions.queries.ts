import { and, desc, eq, gt, lt, ne } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { knownDevices } from '#server/db/tables/identity/known-devices.ts';
import { type Session, sessions } from '#server/db/tables/identity/sessions.ts';

/** As many as anybody looks through. */
const listed = 100;

export function createSessionsQueries(handle: Handle) {
  const own = (userId: number) => eq(sessions.userId, userId);
  return {
    list(userId: number, now: Date): Promise<Omit<Session, 'tokenHash'>[]> {
      return handle
        .select()
        .from(sessions)
        .where(and(own(userId), gt(sessions.expiresAt, now)))
        .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
        .limit(listed);
    },
    /** False where the member has no such session. */
    async end(userId: number, id: number): Promise<boolean> {
      const ended = await handle.delete(sessions).where(and(own(userId), eq(sessions.id, id)));
      return ended.rowCount === 1;
    },
    async endOthers(userId: number, kept: number): Promise<number> {
      const ended = await handle.delete(sessions).where(and(own(userId), ne(sessions.id, kept)));
      return ended.rowCount ?? 0;
    },
    /** Notes that the member uses a device; false where it is a new one. */
    async seeDevice(userId: number, deviceHash: string, now: Date): Promise<boolean> {
      const seen = await handle
        .update(knownDevices)
        .set({ lastSeenAt: now })
        .where(and(eq(knownDevices.userId, userId), eq(knownDevices.deviceHash, deviceHash)));
      if (seen.rowCount === 1) return true;
      const values = { userId, deviceHash, createdAt: now, lastSeenAt: now };
      // Two sign-ins at once from a new device: the second finds it known.
      const added = await handle.insert(knownDevices).values(values).onConflictDoNothing();
      return added.rowCount !== 1;
    },
    /** Whether the member has signed in with it since their password was set last. */
    async isKnownDevice(userId: number, deviceHash: string): Promise<boolean> {
      const rows = await handle
        .select({ userId: knownDevices.userId })
        .from(knownDevices)
        .where(and(eq(knownDevices.userId, userId), eq(knownDevices.deviceHash, deviceHash)));
      return rows.length > 0;
    },
    async purgeDevices(seenBefore: Date): Promise<void> {
      await handle.delete(knownDevices).where(lt(knownDevices.lastSeenAt, seenBefore));
    },
  };
}
