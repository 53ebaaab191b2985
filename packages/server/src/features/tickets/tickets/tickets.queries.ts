import { type ListTicketsQuery, limits } from '@chitta/contract';
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { users } from '#server/db/tables/identity/users.ts';
import {
  type TicketRow,
  ticketAnswers,
  ticketChanges,
  ticketFollows,
  tickets,
  ticketVotes,
} from '#server/db/tables/tickets/tickets.ts';

/** A ticket with what it is to the member who asks. */
export interface SeenTicket {
  readonly ticket: TicketRow;
  readonly hasVoted: boolean;
  readonly follows: boolean;
}

export interface TicketRange extends Pick<ListTicketsQuery, 'scope' | 'category' | 'status'> {
  /** Only tickets before this one. */
  readonly before: number | null;
  readonly count: number;
}

/** Columns that a change may set; what is undefined stays. */
type TicketChange = {
  readonly [Column in keyof typeof tickets.$inferInsert]?: (typeof tickets.$inferInsert)[Column] | undefined;
};
type Answer = typeof ticketAnswers.$inferInsert;
type Change = typeof ticketChanges.$inferInsert;

/** Tickets with any of these words, in either language. */
export const matching = (words: string): SQL => sql`tickets.words @@ ${anyOf(words)}`;

/** How well a ticket fits any of these words; those of its title weigh most. */
export const similarity = (words: string): SQL<number> => sql`ts_rank(tickets.words, ${anyOf(words)})`;

/**
 * Stems of both languages, any of which will do: `plainto_tsquery` asks for all of them. A word that says nothing in one
 * language is left out in both, or "of" would be found as a Spanish word.
 */
const anyOf = (words: string): SQL => sql`(
  SELECT coalesce(string_agg(
    replace(english::text, ' & ', ' | ') || ' | ' || replace(spanish::text, ' & ', ' | '), ' | '), '')::tsquery
  FROM (
    SELECT plainto_tsquery('english', word) AS english, plainto_tsquery('spanish', word) AS spanish
    FROM regexp_split_to_table(${words}, '\\s+') AS word
  ) AS stems
  WHERE numnode(english) > 0 AND numnode(spanish) > 0)`;

const roadmapStates = {
  planned: and(eq(tickets.status, 'open'), isNotNull(tickets.plannedRelease)),
  inProgress: eq(tickets.status, 'in_progress'),
  released: eq(tickets.status, 'resolved'),
};

export function createTicketQueries(handle: Handle) {
  const seenBy = (userId: number) => {
    const isMine = (table: typeof ticketVotes | typeof ticketFollows) =>
      sql<boolean>`EXISTS (SELECT FROM ${table} WHERE ${table.userId} = ${userId} AND ${table.ticketId} = ${tickets.id})`;
    return handle
      .select({
        ticket: getTableColumns(tickets),
        hasVoted: isMine(ticketVotes),
        follows: isMine(ticketFollows),
      })
      .from(tickets);
  };
  const inScope = (userId: number, { scope, category, status }: Omit<TicketRange, 'before' | 'count'>) =>
    and(
      scope === 'own' ? eq(tickets.userId, userId) : tickets.isPublic,
      category && eq(tickets.category, category),
      status && eq(tickets.status, status),
    );

  return {
    /** Newest first. */
    list: (userId: number, { before, count: most, ...of }: TicketRange): Promise<SeenTicket[]> =>
      seenBy(userId)
        .where(and(inScope(userId, of), before === null ? undefined : lt(tickets.id, before)))
        .orderBy(desc(tickets.id))
        .limit(most),

    /** The most similar first; those of the title weigh most. */
    search: (
      userId: number,
      { words, ...of }: Omit<TicketRange, 'before' | 'count'> & { readonly words: string },
    ): Promise<SeenTicket[]> =>
      seenBy(userId)
        .where(and(inScope(userId, of), matching(words)))
        .orderBy(desc(similarity(words)), desc(tickets.upvotes), desc(tickets.id))
        .limit(limits.similarTickets.most),

    /** Whoever it belongs to: callers judge who may see it. */
    async find(userId: number, id: number): Promise<SeenTicket | undefined> {
      const [row] = await seenBy(userId).where(eq(tickets.id, id));
      return row;
    },

    /** The row as it stands, which nobody changes before the transaction ends. */
    async lock(id: number): Promise<TicketRow | undefined> {
      const [row] = await handle.select().from(tickets).where(eq(tickets.id, id)).for('no key update');
      return row;
    },

    /** One after the other: who is counted opens no other ticket meanwhile. */
    async lockMember(userId: number): Promise<void> {
      await handle.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended('tickets', ${userId}::bigint))`);
    },

    count: (userId: number): Promise<number> => handle.$count(tickets, eq(tickets.userId, userId)),

    async insert(values: typeof tickets.$inferInsert): Promise<TicketRow | undefined> {
      const [row] = await handle.insert(tickets).values(values).returning();
      return row;
    },

    /** Counts the change, so that no administrator acts on what they have not seen. */
    async update(id: number, change: TicketChange): Promise<void> {
      const values = change as Partial<typeof tickets.$inferInsert>;
      await handle
        .update(tickets)
        .set({ ...values, version: sql`${tickets.version} + 1` })
        .where(eq(tickets.id, id));
    },

    addAnswer: (answer: Answer) => handle.insert(ticketAnswers).values(answer),
    countAnswers: ({ userId, id }: Pick<TicketRow, 'userId' | 'id'>): Promise<number> =>
      handle.$count(ticketAnswers, and(eq(ticketAnswers.userId, userId), eq(ticketAnswers.ticketId, id))),
    addChange: (change: Change) => handle.insert(ticketChanges).values(change),

    /** What was said, first to last, with the name of the administrator who said it. */
    listAnswers: ({ userId, id }: Pick<TicketRow, 'userId' | 'id'>) =>
      handle
        .select({ answer: ticketAnswers, staff: users.username })
        .from(ticketAnswers)
        .leftJoin(users, eq(users.id, ticketAnswers.staffId))
        .where(and(eq(ticketAnswers.userId, userId), eq(ticketAnswers.ticketId, id)))
        .orderBy(asc(ticketAnswers.id)),

    listChanges: ({ userId, id }: Pick<TicketRow, 'userId' | 'id'>) =>
      handle
        .select({ change: ticketChanges, staff: users.username })
        .from(ticketChanges)
        .leftJoin(users, eq(users.id, ticketChanges.staffId))
        .where(and(eq(ticketChanges.userId, userId), eq(ticketChanges.ticketId, id)))
        .orderBy(asc(ticketChanges.id)),

    addVote: (userId: number, ticketId: number, votedAt: Date) =>
      handle.insert(ticketVotes).values({ userId, ticketId, votedAt }).onConflictDoNothing(),
    removeVote: (userId: number, ticketId: number) =>
      handle
        .delete(ticketVotes)
        .where(and(eq(ticketVotes.userId, userId), eq(ticketVotes.ticketId, ticketId))),
    addFollow: (userId: number, ticketId: number, followedAt: Date) =>
      handle.insert(ticketFollows).values({ userId, ticketId, followedAt }).onConflictDoNothing(),
    removeFollow: (userId: number, ticketId: number) =>
      handle
        .delete(ticketFollows)
        .where(and(eq(ticketFollows.userId, userId), eq(ticketFollows.ticketId, ticketId))),

    /** A column of the roadmap, most votes first. */
    listRoadmap: (column: keyof typeof roadmapStates) =>
      handle
        .select({
          id: tickets.id,
          title: tickets.title,
          category: tickets.category,
          upvotes: tickets.upvotes,
          plannedRelease: tickets.plannedRelease,
          updatedAt: tickets.updatedAt,
        })
        .from(tickets)
        .where(and(tickets.isPublic, roadmapStates[column]))
        .orderBy(desc(tickets.upvotes), desc(tickets.id))
        .limit(limits.ticket.roadmap),

    /** Members who are told of a ticket and can be: its own, and while it is public those who follow it. */
    listTold: ({ id, userId, isPublic }: TicketRow, after: number, most: number) =>
      handle
        .select({
          id: users.id,
          email: users.email,
          language: users.language,
          emailNotifications: users.emailNotifications,
        })
        .from(users)
        .where(
          and(
            gt(users.id, after),
            inArray(users.accountStatus, ['pending', 'active']),
            or(
              eq(users.id, userId),
              isPublic
                ? inArray(
                    users.id,
                    handle
                      .select({ id: ticketFollows.userId })
                      .from(ticketFollows)
                      .where(eq(ticketFollows.ticketId, id)),
                  )
                : undefined,
            ),
          ),
        )
        .orderBy(asc(users.id))
        .limit(most),
  };
}
