import { and, eq, inArray, isNotNull, sum } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { tickets } from '#server/db/tables/tickets/tickets.ts';

const none = { screenshot: null, screenshotBytes: null, screenshotWidth: null, screenshotHeight: null };

export function createScreenshotQueries(handle: Handle) {
  return {
    /** Whoever's ticket it is: callers judge who may see it. */
    async find(id: number): Promise<{ readonly userId: number; readonly name: string | null } | undefined> {
      const [row] = await handle
        .select({ userId: tickets.userId, name: tickets.screenshot })
        .from(tickets)
        .where(eq(tickets.id, id));
      return row;
    },

    /** Bytes of all pictures of a member. */
    async sumBytes(userId: number): Promise<number> {
      const [row] = await handle
        .select({ bytes: sum(tickets.screenshotBytes).mapWith(Number) })
        .from(tickets)
        .where(eq(tickets.userId, userId));
      return row?.bytes ?? 0;
    },

    /** That there is none any more. */
    async remove(id: number): Promise<void> {
      await handle.update(tickets).set(none).where(eq(tickets.id, id));
    },

    /** Names of all pictures of a member. */
    async namesOfMember(userId: number): Promise<string[]> {
      const rows = await handle
        .select({ name: tickets.screenshot })
        .from(tickets)
        .where(and(eq(tickets.userId, userId), isNotNull(tickets.screenshot)));
      return rows.flatMap(({ name }) => name ?? []);
    },

    /** Of these names, those that a ticket has. */
    async keepKnown(names: readonly string[]): Promise<ReadonlySet<string>> {
      const rows = await handle
        .select({ name: tickets.screenshot })
        .from(tickets)
        .where(inArray(tickets.screenshot, [...names]));
      return new Set(rows.flatMap(({ name }) => name ?? []));
    },
  };
}
