import { type ChangeTicketRequest, limits, type Ticket } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { type OfMember, showTicket } from './find-ticket.ts';
import { createTicketQueries } from './tickets.queries.ts';

export interface ChangeTicketOptions extends OfMember {
  readonly request: ChangeTicketRequest;
}

/**
 * Changes what the member wrote, while the ticket is open; and at any time, whether others may read it. What others read
 * was looked at before: changed words are theirs again only once an administrator lets them out. Throws
 * `tickets.not_found`, `tickets.ended`.
 */
export async function changeTicket(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { userId, id, request: { mayBePublic, ...words } }: ChangeTicketOptions,
): Promise<Ticket> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const queries = createTicketQueries(tx);
    const ticket = await queries.lock(id);
    assertThat(ticket?.userId === userId, 'tickets.not_found');
    const changed = Object.entries(words).filter(
      ([name, text]) => text !== undefined && text !== ticket[name as keyof typeof words],
    );
    const isOpen = limits.openTicketStatuses.includes(ticket.status);
    assertThat(changed.length === 0 || isOpen, 'tickets.ended');
    const mayStay = mayBePublic ?? ticket.mayBePublic;
    await queries.update(id, {
      ...Object.fromEntries(changed),
      mayBePublic: mayStay,
      isPublic: ticket.isPublic && mayStay && changed.length === 0,
      updatedAt: now,
    });
    return showTicket(tx, { userId, id });
  });
}
