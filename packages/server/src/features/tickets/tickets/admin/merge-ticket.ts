import type { TicketMergePreview } from '@chitta/contract';
import type { Handle, Transaction } from '#server/db/client.ts';
import type { TicketRow } from '#server/db/tables/tickets/tickets.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { createTicketQueries } from '../tickets.queries.ts';
import { presentDeskSummary } from './tickets-admin.presenter.ts';
import { createTicketsAdminQueries } from './tickets-admin.queries.ts';

/**
 * Gives what others want of a ticket to the one that goes on in its place. An original is no duplicate itself, so that
 * none leads in circles. Throws `tickets.no_original`.
 */
export async function mergeTicket(
  tx: Transaction,
  { ticket, original, now }: { readonly ticket: TicketRow; readonly original: number; readonly now: Date },
): Promise<void> {
  assertThat(original !== ticket.id, 'tickets.no_original');
  const into = await createTicketQueries(tx).lock(original);
  assertThat(into && into.status !== 'duplicate', 'tickets.no_original');
  const queries = createTicketsAdminQueries(tx);
  await queries.moveInterest(ticket, into, now);
  await queries.repoint(ticket.id, original);
}

/**
 * How many would stand behind a ticket if another were merged into it. Throws `tickets.not_found`,
 * `tickets.no_original`.
 */
export async function previewMerge(
  handle: Handle,
  { id, into: original }: { readonly id: number; readonly into: number },
): Promise<TicketMergePreview> {
  const queries = createTicketsAdminQueries(handle);
  assertThat(await queries.find(id), 'tickets.not_found');
  const desk = original === id ? undefined : await queries.find(original);
  assertThat(desk && desk.ticket.status !== 'duplicate', 'tickets.no_original');
  const { title, status, category, isPublic, upvotes } = presentDeskSummary(desk);
  return {
    into: { id: original, title, status, category, isPublic },
    votersBefore: upvotes,
    votersAfter: await queries.countVoters(id, desk.ticket),
  };
}
