import { limits, type TicketSummary } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { isVisible, type OfMember } from './find-ticket.ts';
import { presentSummary } from './tickets.presenter.ts';
import { createTicketQueries, type SeenTicket } from './tickets.queries.ts';

type Parts = Pick<AppContext, 'db' | 'clock'>;
type Interest = Pick<TicketSummary, 'upvotes' | 'hasVoted' | 'isFollowed'>;

/**
 * Votes for a public ticket of somebody else that is open. Who has voted already has, whatever became of the ticket.
 * Throws `tickets.not_found`, `tickets.own_vote`, `tickets.ended`.
 */
export function vote(parts: Parts, of: OfMember): Promise<Interest> {
  return withTicket(parts, of, async ({ tx, seen: { ticket, hasVoted }, now }) => {
    if (hasVoted) return;
    assertThat(ticket.userId !== of.userId, 'tickets.own_vote');
    assertThat(limits.openTicketStatuses.includes(ticket.status), 'tickets.ended');
    await createTicketQueries(tx).addVote(of.userId, of.id, now);
  });
}

/** Takes a vote back; where there is none, nothing changes. Throws `tickets.not_found`. */
export function takeVoteBack(parts: Parts, of: OfMember): Promise<Interest> {
  return withTicket(parts, of, async ({ tx }) => {
    await createTicketQueries(tx).removeVote(of.userId, of.id);
  });
}

/** Follows a public ticket; one's own is followed already. Throws `tickets.not_found`. */
export function followTicket(parts: Parts, of: OfMember): Promise<Interest> {
  return withTicket(parts, of, async ({ tx, seen, now }) => {
    if (seen.ticket.userId !== of.userId) await createTicketQueries(tx).addFollow(of.userId, of.id, now);
  });
}

/** Follows it no more. Throws `tickets.not_found`. */
export function unfollowTicket(parts: Parts, of: OfMember): Promise<Interest> {
  return withTicket(parts, of, async ({ tx }) => {
    await createTicketQueries(tx).removeFollow(of.userId, of.id);
  });
}

interface Shown {
  readonly tx: Transaction;
  readonly seen: SeenTicket;
  readonly now: Date;
}

/** Does it to a ticket that stays as it is meanwhile, and tells how the member stands to it then. */
async function withTicket(
  { db, clock }: Parts,
  { userId, id }: OfMember,
  act: (shown: Shown) => Promise<void>,
): Promise<Interest> {
  return inTransaction(db, async (tx) => {
    const queries = createTicketQueries(tx);
    const locked = await queries.lock(id);
    const seen = locked && (await queries.find(userId, id));
    assertThat(seen && isKnown(seen, userId), 'tickets.not_found');
    await act({ tx, seen, now: clock.now() });
    const after = await queries.find(userId, id);
    assertThat(after, 'tickets.not_found');
    const { upvotes, hasVoted, isFollowed } = presentSummary(after, userId);
    return { upvotes, hasVoted, isFollowed };
  });
}

/** What somebody voted for or follows is theirs to leave, though it is public no more. */
const isKnown = ({ ticket, hasVoted, follows }: SeenTicket, userId: number) =>
  isVisible(ticket, userId) || hasVoted || follows;
