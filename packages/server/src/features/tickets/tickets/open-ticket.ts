import { type CreateTicketRequest, limits, type Ticket } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { invariant } from '#server/platform/errors/invariant.ts';
import {
  claimIdempotencyKey,
  hashRequest,
  saveIdempotentResult,
} from '#server/platform/idempotency/idempotency.ts';
import { showTicket } from './find-ticket.ts';
import { createTicketQueries } from './tickets.queries.ts';

export interface OpenTicketOptions {
  readonly userId: number;
  readonly request: CreateTicketRequest;
  readonly idempotencyKey?: string | undefined;
}

/**
 * Opens a ticket. A repetition under the same key gets the ticket that the first one opened. Throws `tickets.too_many`,
 * `requests.idempotency_key_reused`, and `tickets.not_found` for a repetition whose ticket is gone.
 */
export async function openTicket(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { userId, request, idempotencyKey: key }: OpenTicketOptions,
): Promise<Ticket> {
  const now = clock.now();
  const claim = key !== undefined && {
    userId,
    endpoint: 'POST /api/tickets',
    key,
    requestHash: hashRequest(request),
    now,
  };
  return inTransaction(db, async (tx) => {
    const claimed = claim && (await claimIdempotencyKey(tx, claim));
    if (claimed && !claimed.isFirst) return showTicket(tx, { userId, id: claimed.resourceId ?? 0 });
    const id = await insertTicket(tx, { userId, request, now });
    if (claim) await saveIdempotentResult(tx, claim, id);
    return showTicket(tx, { userId, id });
  });
}

interface NewTicket extends Pick<OpenTicketOptions, 'userId' | 'request'> {
  readonly now: Date;
}

async function insertTicket(tx: Transaction, { userId, request, now }: NewTicket): Promise<number> {
  const queries = createTicketQueries(tx);
  await queries.lockMember(userId);
  assertThat((await queries.count(userId)) < limits.ticket.perMember, 'tickets.too_many');
  const times = { createdAt: now, updatedAt: now, waitingSince: now };
  const row = await queries.insert({ ...request, ...times, userId });
  invariant(row, 'an insert returns its row');
  const change = { userId, ticketId: row.id, toStatus: row.status, author: 'member' as const };
  await queries.addChange({ ...change, changedAt: now });
  return row.id;
}
