import { type AdminTicket, limits } from '@chitta/contract';
import { inTransaction } from '#server/db/transaction.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { tellOfTicket } from '../telling/tell-of-ticket.ts';
import { createTicketQueries } from '../tickets.queries.ts';
import { type DeskActor, type DeskParts, keepAct, lockAsSeen } from './desk-act.ts';
import { showDeskTicket } from './list-desk.ts';

export interface AnswerOptions extends DeskActor {
  readonly id: number;
  readonly version: number;
  readonly text: string;
  /** A note, of which the member hears nothing. */
  readonly isInternal: boolean;
}

/**
 * Answers the member, who is told, or leaves a note among administrators. Two who answer at once are told of each other.
 * Throws `tickets.not_found`, `tickets.changed_meanwhile`, `tickets.too_many_answers`.
 */
export async function answerAsOperator(
  context: DeskParts,
  { id, version, text, isInternal, ...by }: AnswerOptions,
): Promise<AdminTicket> {
  const now = context.clock.now();
  return inTransaction(context.db, async (tx) => {
    const queries = createTicketQueries(tx);
    const ticket = await lockAsSeen(tx, id, version);
    assertThat((await queries.countAnswers(ticket)) < limits.ticket.answers, 'tickets.too_many_answers');
    const of = { userId: ticket.userId, ticketId: id, author: 'operator' as const, staffId: by.actor.id };
    await queries.addAnswer({ ...of, text, isInternal, createdAt: now });
    await queries.update(
      id,
      isInternal
        ? {}
        : { updatedAt: now, waitingSince: null, firstAnsweredAt: ticket.firstAnsweredAt ?? now },
    );
    const after = { ...ticket, version: version + 1 };
    if (!isInternal)
      await tellOfTicket(context, tx, { ticket: after, kind: 'ticket_answered', origin: by.origin });
    await keepAct({ tx, now, ...by }, 'ticket.answered', { ticket, details: { isInternal } });
    return showDeskTicket(tx, id);
  });
}
