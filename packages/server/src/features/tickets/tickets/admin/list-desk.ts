import { type AdminTicket, type AdminTicketPage, type ListAdminTicketsQuery, limits } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Handle } from '#server/db/client.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { decodeCursor, encodeCursor } from '#server/platform/http/keyset-cursor.ts';
import { createTicketQueries } from '../tickets.queries.ts';
import { deskCursor } from './desk-order.queries.ts';
import { presentDeskSummary, presentDeskTicket } from './tickets-admin.presenter.ts';
import { createTicketsAdminQueries } from './tickets-admin.queries.ts';

const measuredMs = 90 * 24 * 60 * 60 * 1000;

interface ListOptions {
  /** The administrator who asks. */
  readonly me: number;
  readonly query: ListAdminTicketsQuery;
}

/** One page of all tickets, and how the desk stands. Throws `requests.invalid` for a cursor that is none. */
export async function listDesk(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { me, query: { cursor, limit, ...filters } }: ListOptions,
): Promise<AdminTicketPage> {
  const after = cursor === undefined ? null : decodeCursor(cursor, deskCursor);
  const rows = await createTicketsAdminQueries(db).list({ ...filters, me, after, count: limit + 1 });
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: rows.slice(0, limit).map(presentDeskSummary),
    nextCursor: last ? encodeCursor([last.key, last.ticket.id]) : null,
    counts: await countDesk(db, clock.now()),
  };
}

async function countDesk(handle: Handle, now: Date): Promise<AdminTicketPage['counts']> {
  const queries = createTicketsAdminQueries(handle);
  const found = new Map((await queries.countByStatus()).map(({ status, count }) => [status, count]));
  const { firstAnswer, resolution } = await queries.medians(new Date(now.getTime() - measuredMs));
  const byStatus = Object.fromEntries(
    limits.ticketStatuses.map((status) => [status, found.get(status) ?? 0]),
  ) as Record<limits.TicketStatus, number>;
  return {
    byStatus,
    unassigned: await queries.countUnassigned(),
    waiting: await queries.countWaiting(),
    medianFirstAnswerSeconds: firstAnswer,
    medianResolutionSeconds: resolution,
  };
}

/** One ticket with everything said in it. Throws `tickets.not_found`. */
export async function showDeskTicket(handle: Handle, id: number): Promise<AdminTicket> {
  const desk = await createTicketsAdminQueries(handle).find(id);
  assertThat(desk, 'tickets.not_found');
  const queries = createTicketQueries(handle);
  const answers = await queries.listAnswers(desk.ticket);
  const changes = await queries.listChanges(desk.ticket);
  return presentDeskTicket(desk, { answers, changes });
}
