import { limits, type Ticket } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { type OfMember, showTicket } from './find-ticket.ts';
import { isMereThanks } from './is-mere-thanks.ts';
import { createTicketQueries } from './tickets.queries.ts';

export interface AnswerTicketOptions extends OfMember {
  readonly text: string;
}

/**
 * Keeps what the member answers in a ticket of theirs, and opens it again where it had ended, unless they only thank.
 * Throws `tickets.not_found`, `tickets.too_many_answers`.
 */
export async function answerTicket(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { userId, id, text }: AnswerTicketOptions,
): Promise<Ticket> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const queries = createTicketQueries(tx);
    const ticket = await queries.lock(id);
    assertThat(ticket?.userId === userId, 'tickets.not_found');
    assertThat((await queries.countAnswers(ticket)) < limits.ticket.answers, 'tickets.too_many_answers');
    const of = { userId, ticketId: id, author: 'member' as const };
    await queries.addAnswer({ ...of, text, createdAt: now });
    const asks = !isMereThanks(text);
    const reopens = asks && limits.reopenedByAnswer.includes(ticket.status);
    if (reopens)
      await queries.addChange({ ...of, fromStatus: ticket.status, toStatus: 'open', changedAt: now });
    await queries.update(id, {
      updatedAt: now,
      ...(asks && { waitingSince: ticket.waitingSince ?? now }),
      ...(reopens && { status: 'open', endedAt: null }),
    });
    return showTicket(tx, { userId, id });
  });
}
