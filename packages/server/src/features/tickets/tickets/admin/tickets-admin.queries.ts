import type { ListAdminTicketsQuery } from '@chitta/contract';
import { and, desc, eq, getTableColumns, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Handle } from '#server/db/client.ts';
import { users } from '#server/db/tables/identity/users.ts';
import { type TicketRow, tickets, ticketVotes } from '#server/db/tables/tickets/tickets.ts';
import { matching } from '../tickets.queries.ts';
import { type DeskPlace, isAfter, sortKey } from './desk-order.queries.ts';

const assignees = alias(users, 'assignees');

/** A ticket with the names of its member and of who works on it. */
export interface DeskTicket {
  readonly ticket: TicketRow;
  readonly member: string;
  readonly assignee: string | null;
}

export interface DeskRange extends Omit<ListAdminTicketsQuery, 'cursor' | 'limit'> {
  /** The administrator who asks. */
  readonly me: number;
  /** Only what comes after this one. */
  readonly after: DeskPlace | null;
  readonly count: number;
}

export interface PlacedTicket extends DeskTicket {
  /** What it is sorted by, for the cursor. */
  readonly key: string;
}

const hasNotEnded = inArray(tickets.status, ['open', 'in_progress']);

export function createTicketsAdminQueries(handle: Handle) {
  const columns = { ticket: getTableColumns(tickets), member: users.username, assignee: assignees.username };

  return {
    /** In the order asked for. */
    list(range: DeskRange): Promise<PlacedTicket[]> {
      const key = sortKey(range.sort, range.words);
      return handle
        .select({ ...columns, key: sql<string>`${key}::text` })
        .from(tickets)
        .innerJoin(users, eq(users.id, tickets.userId))
        .leftJoin(assignees, eq(assignees.id, tickets.assignedTo))
        .where(and(...conditionsOf(range), range.after === null ? undefined : isAfter(key, range.after)))
        .orderBy(desc(key), desc(tickets.id))
        .limit(range.count);
    },

    async find(id: number): Promise<DeskTicket | undefined> {
      const [row] = await handle
        .select(columns)
        .from(tickets)
        .innerJoin(users, eq(users.id, tickets.userId))
        .leftJoin(assignees, eq(assignees.id, tickets.assignedTo))
        .where(eq(tickets.id, id));
      return row;
    },

    /** Members with a vote on one of two tickets, without the author of the one that goes on. */
    async countVoters(from: number, into: TicketRow): Promise<number> {
      const [row] = await handle
        .select({ voters: sql<number>`count(DISTINCT ${ticketVotes.userId})::integer` })
        .from(ticketVotes)
        .where(
          and(inArray(ticketVotes.ticketId, [from, into.id]), sql`${ticketVotes.userId} <> ${into.userId}`),
        );
      return row?.voters ?? 0;
    },

    countByStatus: () =>
      handle
        .select({ status: tickets.status, count: sql<number>`count(*)::integer` })
        .from(tickets)
        .groupBy(tickets.status),

    countUnassigned: (): Promise<number> =>
      handle.$count(tickets, and(hasNotEnded, isNull(tickets.assignedTo))),
    countWaiting: (): Promise<number> => handle.$count(tickets, isNotNull(tickets.waitingSince)),

    /** Medians in seconds of tickets that were opened since. */
    async medians(since: Date) {
      const secondsTo = (column: typeof tickets.firstAnsweredAt | typeof tickets.endedAt) =>
        sql<number | null>`round(percentile_cont(0.5) WITHIN GROUP
          (ORDER BY extract(epoch FROM ${column} - ${tickets.createdAt})))::integer`;
      const [row] = await handle
        .select({ firstAnswer: secondsTo(tickets.firstAnsweredAt), resolution: secondsTo(tickets.endedAt) })
        .from(tickets)
        .where(sql`${tickets.createdAt} >= ${since.toISOString()}::timestamptz`);
      return row ?? { firstAnswer: null, resolution: null };
    },

    async isAdministrator(userId: number): Promise<boolean> {
      const found = await handle.$count(
        users,
        and(eq(users.id, userId), users.isAdmin, inArray(users.accountStatus, ['pending', 'active'])),
      );
      return found > 0;
    },

    /** Votes and follows of a ticket become those of another: each voter once, and never its own member. */
    async moveInterest({ id: from, userId: owner }: TicketRow, into: TicketRow, now: Date): Promise<void> {
      await handle.execute(sql`
        INSERT INTO ticket_votes (user_id, ticket_id, voted_at)
        SELECT user_id, ${into.id}, voted_at FROM ticket_votes
        WHERE ticket_id = ${from} AND user_id <> ${into.userId}
        ON CONFLICT DO NOTHING`);
      await handle.execute(sql`
        INSERT INTO ticket_follows (user_id, ticket_id, followed_at)
        SELECT user_id, ${into.id}, ${now.toISOString()}::timestamptz FROM (
          SELECT user_id FROM ticket_follows WHERE ticket_id = ${from} UNION SELECT ${owner}::integer
        ) AS followers
        WHERE user_id <> ${into.userId}
        ON CONFLICT DO NOTHING`);
    },

    /** Duplicates of a ticket become those of another, so that none leads to a duplicate. */
    async repoint(from: number, into: number): Promise<void> {
      await handle.update(tickets).set({ duplicateOf: into }).where(eq(tickets.duplicateOf, from));
    },
  };
}

function conditionsOf({ me, status, category, priority, assigned, waiting, member, words }: DeskRange) {
  return [
    status && eq(tickets.status, status),
    category && eq(tickets.category, category),
    priority && eq(tickets.priority, priority),
    assigned && (assigned === 'me' ? eq(tickets.assignedTo, me) : isNull(tickets.assignedTo)),
    waiting && isNotNull(tickets.waitingSince),
    member === undefined ? undefined : eq(tickets.userId, member),
    words === undefined ? undefined : or(matching(words), numbered(words)),
  ];
}

/** The ticket whose number was typed. */
function numbered(words: string) {
  const [, digits] = /^#?(\d{1,9})$/.exec(words) ?? [];
  return digits === undefined ? undefined : eq(tickets.id, Number(digits));
}
