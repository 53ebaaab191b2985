import type { Ticket } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Handle } from '#server/db/client.ts';
import type { TicketRow } from '#server/db/tables/tickets/tickets.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { presentOwnPart, presentSummary } from './tickets.presenter.ts';
import { createTicketQueries } from './tickets.queries.ts';

export interface OfMember {
  readonly userId: number;
  readonly id: number;
}

/** Whether a member may see a ticket. */
export const isVisible = ({ userId, isPublic }: TicketRow, member: number) => isPublic || userId === member;

/**
 * A ticket as a member sees it: their own with everything said in it but notes among administrators, another's as far as
 * it is public. Throws `tickets.not_found`, also for what is not theirs to see.
 */
export async function findTicket({ db }: Pick<AppContext, 'db'>, of: OfMember): Promise<Ticket> {
  return showTicket(db, of);
}

/** The same from a running transaction. */
export async function showTicket(handle: Handle, { userId, id }: OfMember): Promise<Ticket> {
  const queries = createTicketQueries(handle);
  const seen = await queries.find(userId, id);
  assertThat(seen && isVisible(seen.ticket, userId), 'tickets.not_found');
  const { ticket } = seen;
  const { description, suggestion, duplicateOf } = ticket;
  const original = duplicateOf === null ? undefined : await queries.find(userId, duplicateOf);
  return {
    ...presentSummary(seen, userId),
    description,
    suggestion,
    duplicateOf: original && isVisible(original.ticket, userId) ? original.ticket.id : null,
    own: ticket.userId === userId ? await ownPartOf(handle, ticket) : null,
  };
}

async function ownPartOf(handle: Handle, ticket: TicketRow): Promise<NonNullable<Ticket['own']>> {
  const queries = createTicketQueries(handle);
  const answers = await queries.listAnswers(ticket);
  const changes = await queries.listChanges(ticket);
  return presentOwnPart(ticket, {
    answers: answers.map(({ answer }) => answer).filter(({ isInternal }) => !isInternal),
    changes: changes.map(({ change }) => change),
  });
}
