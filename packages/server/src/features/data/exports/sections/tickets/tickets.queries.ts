import { and, asc, eq, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import {
  ticketAnswers,
  ticketChanges,
  ticketFollows,
  tickets,
  ticketVotes,
} from '#server/db/tables/tickets/tickets.ts';

export function createTicketExportQueries(handle: Handle) {
  const titleWherePublic = sql<string | null>`CASE WHEN ${tickets.isPublic} THEN ${tickets.title} END`;
  return {
    count: (userId: number): Promise<number> => handle.$count(tickets, eq(tickets.userId, userId)),

    /** What the member and the operator wrote, in bytes. */
    async sumBytes(userId: number): Promise<number> {
      const [own] = await handle
        .select({
          bytes: sql<number>`coalesce(sum(octet_length(${tickets.title}) + octet_length(${tickets.description})
            + octet_length(${tickets.suggestion}) + length(${tickets.userActions}::text)
            + coalesce(${tickets.screenshotBytes}, 0)), 0)::integer`,
        })
        .from(tickets)
        .where(eq(tickets.userId, userId));
      const [said] = await handle
        .select({ bytes: sql<number>`coalesce(sum(octet_length(${ticketAnswers.text}) + 80), 0)::integer` })
        .from(ticketAnswers)
        .where(eq(ticketAnswers.userId, userId));
      return (own?.bytes ?? 0) + (said?.bytes ?? 0);
    },

    /** Oldest first. */
    list: (userId: number) =>
      handle.select().from(tickets).where(eq(tickets.userId, userId)).orderBy(asc(tickets.id)),

    /** Notes among administrators are left out: they are theirs. */
    listAnswers: (userId: number) =>
      handle
        .select()
        .from(ticketAnswers)
        .where(and(eq(ticketAnswers.userId, userId), eq(ticketAnswers.isInternal, false)))
        .orderBy(asc(ticketAnswers.id)),

    listChanges: (userId: number) =>
      handle
        .select()
        .from(ticketChanges)
        .where(eq(ticketChanges.userId, userId))
        .orderBy(asc(ticketChanges.id)),

    countInterests: async (userId: number): Promise<number> =>
      (await handle.$count(ticketVotes, eq(ticketVotes.userId, userId))) +
      (await handle.$count(ticketFollows, eq(ticketFollows.userId, userId))),

    listVotes: (userId: number) =>
      handle
        .select({ title: titleWherePublic, at: ticketVotes.votedAt })
        .from(ticketVotes)
        .innerJoin(tickets, eq(tickets.id, ticketVotes.ticketId))
        .where(eq(ticketVotes.userId, userId))
        .orderBy(asc(ticketVotes.votedAt)),

    listFollows: (userId: number) =>
      handle
        .select({ title: titleWherePublic, at: ticketFollows.followedAt })
        .from(ticketFollows)
        .innerJoin(tickets, eq(tickets.id, ticketFollows.ticketId))
        .where(eq(ticketFollows.userId, userId))
        .orderBy(asc(ticketFollows.followedAt)),
  };
}
