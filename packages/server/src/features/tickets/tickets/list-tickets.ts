import type { ListTicketsQuery, Roadmap, TicketSummary } from '@chitta/contract';
import { z } from 'zod';
import type { AppContext } from '#server/context.ts';
import { cursorInteger, decodeCursor, encodeCursor } from '#server/platform/http/keyset-cursor.ts';
import { presentRoadmapEntry, presentSummary } from './tickets.presenter.ts';
import { createTicketQueries } from './tickets.queries.ts';

/** The number of the last ticket of a page. */
export const ticketCursor = z.tuple([cursorInteger]);

interface ListOptions {
  readonly userId: number;
  readonly query: ListTicketsQuery;
}

/** One page of the member's tickets, or of public ones. Throws `requests.invalid` for a cursor that is none. */
export async function listTickets(
  { db }: Pick<AppContext, 'db'>,
  { userId, query: { words, cursor, limit, ...of } }: ListOptions,
): Promise<{ items: TicketSummary[]; nextCursor: string | null }> {
  const queries = createTicketQueries(db);
  if (words !== undefined) {
    const similar = await queries.search(userId, { ...of, words });
    return { items: similar.slice(0, limit).map((seen) => presentSummary(seen, userId)), nextCursor: null };
  }
  const before = cursor === undefined ? null : decodeCursor(cursor, ticketCursor)[0];
  // One more than the page tells whether another page follows.
  const rows = await queries.list(userId, { ...of, before, count: limit + 1 });
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: rows.slice(0, limit).map((seen) => presentSummary(seen, userId)),
    nextCursor: last ? encodeCursor([last.ticket.id]) : null,
  };
}

/** Public tickets by what becomes of them. */
export async function readRoadmap({ db }: Pick<AppContext, 'db'>): Promise<Roadmap> {
  const queries = createTicketQueries(db);
  const column = async (name: keyof Roadmap) => (await queries.listRoadmap(name)).map(presentRoadmapEntry);
  return {
    planned: await column('planned'),
    inProgress: await column('inProgress'),
    released: await column('released'),
  };
}
