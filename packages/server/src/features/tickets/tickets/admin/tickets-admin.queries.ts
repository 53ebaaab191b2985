import type { ListAdminTicketsQuery } from '@chitta/contract';
import { and, desc, eq, getTableColumns, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Handle } from '#server/db/client.ts';
import { users } from '#server/db/tables/identity/users.ts';
import { type TicketRow, tickets } from '#server/db/tables/tickets/tickets.ts';
import { matching } from '../tickets.queries.ts';

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
  readonly before: number | null;
  readonly count: number;
}

const hasNotEnded = inArray(tickets.status, ['open', 'in_progress']);

export function createTicketsAdminQueries(handle: Handle) {
  const select = () =>
    handle
      .select({ ticket: getTableColumns(tickets), member: users.username, assignee: assignees.username })
      .from(tickets)
      .innerJoin(users, eq(users.id, tickets.userId))
      .leftJoin(assignees, eq(assignees.id, tickets.assignedTo));

  return {
    /** Newest first. */
    list: (range: DeskRange): Promise<DeskTicket[]> =>
      select()
        .where(and(...conditionsOf(range)))
        .orderBy(desc(tickets.id))
        .limit(range.count),

    async find(id: number): Promise<DeskTicket | undefined> {
      const [row] = await select().where(eq(tickets.id, id));
      return row;
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

function conditionsOf({
  me,
  before,
  status,
  category,
  priority,
  assigned,
  waiting,
  member,
  words,
}: DeskRange) {
  return [
    before === null ? undefined : lt(tickets.id, before),
    status && eq(tickets.status, status),
    category && eq(tickets.category, category),
    priority && eq(tickets.priority, priority),
    assigned && (assigned === 'me' ? eq(tickets.assignedTo, me) : isNull(tickets.assignedTo)),
    waiting && isNotNull(tickets.waitingSince),
    member === undefined ? undefined : eq(tickets.userId, member),
    words === undefined ? undefined : matching(words),
  ];
}
