import { limits, type Ticket } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Transaction } from '#server/db/client.ts';
import type { TicketRow } from '#server/db/tables/tickets/tickets.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import {
  claimIdempotencyKey,
  hashRequest,
  type IdempotentRequest,
} from '#server/platform/idempotency/idempotency.ts';
import { type OfMember, showTicket } from './find-ticket.ts';
import { isMereThanks } from './is-mere-thanks.ts';
import { createTicketQueries } from './tickets.queries.ts';

export interface AnswerTicketOptions extends OfMember {
  readonly text: string;
  readonly idempotencyKey?: string | undefined;
}

/**
 * Keeps what the member answers in a ticket of theirs, and opens it again where it had ended, unless they only thank.
 * A repetition under the same key adds nothing, and gets the ticket as it is by then. Throws `tickets.not_found`,
 * `tickets.too_many_answers`, `requests.idempotency_key_reused`.
 */
export async function answerTicket(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  options: AnswerTicketOptions,
): Promise<Ticket> {
  const { userId, id, text } = options;
  const now = clock.now();
  const claim = claimOf(options, now);
  return inTransaction(db, async (tx) => {
    const ticket = await createTicketQueries(tx).lock(id);
    assertThat(ticket?.userId === userId, 'tickets.not_found');
    const claimed = claim && (await claimIdempotencyKey(tx, claim));
    if (claimed?.isFirst ?? true) await addAnswer(tx, { ticket, text, now });
    return showTicket(tx, { userId, id });
  });
}

/** What was said is looked at again in the ticket itself: nothing is kept of it but that it was said. */
function claimOf(
  { userId, id, text, idempotencyKey: key }: AnswerTicketOptions,
  now: Date,
): IdempotentRequest | undefined {
  if (key === undefined) return undefined;
  const endpoint = 'POST /api/tickets/:id/answers';
  return { userId, endpoint, key, requestHash: hashRequest({ id, text }), now };
}

interface NewAnswer {
  readonly ticket: TicketRow;
  readonly text: string;
  readonly now: Date;
}

async function addAnswer(tx: Transaction, { ticket, text, now }: NewAnswer): Promise<void> {
  const queries = createTicketQueries(tx);
  const { userId, id } = ticket;
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
}
