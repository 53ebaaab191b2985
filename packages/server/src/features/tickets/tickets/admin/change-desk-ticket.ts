import { type AdminTicket, type ChangeAdminTicketRequest, limits } from '@chitta/contract';
import type { Transaction } from '#server/db/client.ts';
import type { TicketRow } from '#server/db/tables/tickets/tickets.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { tellOfTicket } from '../telling/tell-of-ticket.ts';
import { createTicketQueries } from '../tickets.queries.ts';
import { type DeskAct, type DeskActor, type DeskParts, keepAct, lockAsSeen } from './desk-act.ts';
import { showDeskTicket } from './list-desk.ts';
import { mergeTicket } from './merge-ticket.ts';
import { createTicketsAdminQueries } from './tickets-admin.queries.ts';

export interface ChangeOptions extends DeskActor {
  readonly id: number;
  readonly request: ChangeAdminTicketRequest;
}

/**
 * Changes what administrators decide of a ticket that nobody has changed since they saw it, and tells whom it concerns of
 * its status and release. Throws `tickets.not_found`, `tickets.changed_meanwhile`, `tickets.no_such_transition`,
 * `tickets.no_original`, `tickets.not_for_public`, `tickets.not_an_administrator`.
 */
export async function changeDeskTicket(
  context: DeskParts,
  { id, request, ...by }: ChangeOptions,
): Promise<AdminTicket> {
  const { version, ...change } = request;
  const now = context.clock.now();
  return inTransaction(context.db, async (tx) => {
    const queries = createTicketQueries(tx);
    await lockInOrder(tx, id, change.duplicateOf);
    const before = await lockAsSeen(tx, id, version);
    await assertPossible(tx, before, change);
    const { duplicateOf: original } = change;
    if (original !== undefined) await mergeTicket(tx, { ticket: before, original, now });
    const values = { ...change, ...statusValues(before, change.status, now), updatedAt: now };
    await queries.update(id, values);
    const after = await queries.lock(id);
    if (after) await tellAndKeep(context, { tx, now, ...by }, { before, after });
    return showDeskTicket(tx, id);
  });
}

/** Two that are merged into each other at once wait for one another in the same order. */
async function lockInOrder(tx: Transaction, id: number, original: number | undefined): Promise<void> {
  if (original !== undefined && original < id) await createTicketQueries(tx).lock(original);
}

type Change = Omit<ChangeAdminTicketRequest, 'version'>;

async function assertPossible(tx: Transaction, before: TicketRow, change: Change): Promise<void> {
  const { status, isPublic, assignedTo } = change;
  const possible: readonly limits.TicketStatus[] = limits.ticketTransitions[before.status];
  assertThat(
    status === undefined || (status === before.status && status !== 'duplicate') || possible.includes(status),
    'tickets.no_such_transition',
  );
  assertThat(isPublic !== true || before.mayBePublic, 'tickets.not_for_public');
  const isKnown =
    typeof assignedTo !== 'number' || (await createTicketsAdminQueries(tx).isAdministrator(assignedTo));
  assertThat(isKnown, 'tickets.not_an_administrator');
}

/** What follows from a new status: when it ended, that nobody waits then, and that only a duplicate has an original. */
function statusValues({ status, endedAt }: TicketRow, next: limits.TicketStatus | undefined, now: Date) {
  if (next === undefined || next === status) return {};
  if (limits.openTicketStatuses.includes(next)) return { endedAt: null, duplicateOf: null };
  const original = next === 'duplicate' ? {} : { duplicateOf: null };
  return { ...original, endedAt: endedAt ?? now, waitingSince: null };
}

interface Changed {
  readonly before: TicketRow;
  readonly after: TicketRow;
}

async function tellAndKeep(context: DeskParts, act: DeskAct, { before, after }: Changed): Promise<void> {
  const { tx, now, actor, origin } = act;
  const isMoved = after.status !== before.status;
  if (isMoved)
    await createTicketQueries(tx).addChange({
      userId: after.userId,
      ticketId: after.id,
      fromStatus: before.status,
      toStatus: after.status,
      author: 'operator',
      staffId: actor.id,
      changedAt: now,
    });
  if (isMoved || after.plannedRelease !== before.plannedRelease)
    await tellOfTicket(context, tx, { ticket: after, kind: 'ticket_changed', origin });
  const { status, priority, category, assignedTo, isPublic, duplicateOf } = after;
  const details = { from: before.status, status, priority, category, assignedTo, isPublic, duplicateOf };
  await keepAct(act, 'ticket.changed', { ticket: after, details });
}
