import type { AppContext } from '#server/context.ts';
import type { Transaction } from '#server/db/client.ts';
import type { TicketRow } from '#server/db/tables/tickets/tickets.ts';
import { notifyAll } from '#server/features/messaging/notifications/notify.ts';
import { enqueueMails } from '#server/platform/mail/enqueue-mail.ts';
import { createTicketQueries } from '../tickets.queries.ts';
import { ticketPath } from './ticket-path.ts';

export interface TicketNews {
  /** As it is now. */
  readonly ticket: TicketRow;
  /** An answer is for its member alone; what becomes of a ticket is for those who follow it too. */
  readonly kind: 'ticket_answered' | 'ticket_changed';
  /** Origin that links lead to. */
  readonly origin: string;
}

/** Members told in one statement. */
const atOnce = 500;

/**
 * Tells whom it concerns in the notification centre, and by mail who takes mails. Once for each version of a ticket, in
 * the transaction that makes it.
 */
export async function tellOfTicket(
  context: Pick<AppContext, 'clock' | 'mail'>,
  tx: Transaction,
  { ticket, kind, origin }: TicketNews,
): Promise<void> {
  const { id, status, version } = ticket;
  const fact = `ticket:${id}:${version}`;
  const audience = kind === 'ticket_answered' ? { ...ticket, isPublic: false } : ticket;
  for (let last = 0; ; ) {
    const told = await createTicketQueries(tx).listTold(audience, last, atOnce);
    const ids = told.map((member) => member.id);
    await notifyAll(context, tx, ids, { kind, fact, params: { status }, path: ticketPath(id) });
    const mails = told
      .filter(({ emailNotifications }) => emailNotifications)
      .map(({ id: userId, email, language }) => ({
        userId,
        recipient: email,
        language,
        origin,
        kind: kind === 'ticket_answered' ? 'ticket-answered' : 'ticket-changed',
        params: { ticket: String(id), status },
        fact: `${fact}:${userId}`,
      }));
    await enqueueMails(context, tx, mails);
    if (told.length < atOnce) return;
    last = ids.at(-1) ?? 0;
  }
}
