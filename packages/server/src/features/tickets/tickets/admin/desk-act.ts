import type { AuditAction } from '@chitta/contract/limits';
import type { AppContext } from '#server/context.ts';
import type { Transaction } from '#server/db/client.ts';
import type { AuditDetails } from '#server/db/tables/admin/audit-log.ts';
import type { TicketRow } from '#server/db/tables/tickets/tickets.ts';
import type { Actor } from '#server/features/admin/audit-log/actor.ts';
import { recordAudit } from '#server/features/admin/audit-log/record-audit.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { createTicketQueries } from '../tickets.queries.ts';

export type DeskParts = Pick<AppContext, 'db' | 'clock' | 'mail'>;

/** An administrator who acts on a ticket, and where links lead to that are sent because of it. */
export interface DeskActor {
  readonly actor: Actor;
  readonly origin: string;
}

export interface DeskAct extends DeskActor {
  readonly tx: Transaction;
  readonly now: Date;
}

/** The ticket, locked, as the administrator has seen it. Throws `tickets.not_found`, `tickets.changed_meanwhile`. */
export async function lockAsSeen(tx: Transaction, id: number, version: number): Promise<TicketRow> {
  const ticket = await createTicketQueries(tx).lock(id);
  assertThat(ticket, 'tickets.not_found');
  assertThat(ticket.version === version, 'tickets.changed_meanwhile');
  return ticket;
}

/** Keeps the act: numbers and words of ours, nothing that was written. */
export function keepAct(
  { tx, actor, now }: DeskAct,
  action: Extract<AuditAction, `ticket.${string}`>,
  { ticket, details }: { readonly ticket: TicketRow; readonly details: AuditDetails },
): Promise<void> {
  const { id, userId } = ticket;
  return recordAudit(tx, { actor, action, userId, reason: null, details: { ticket: id, ...details }, now });
}
