import { type CreateTicketRequest, limits, type Ticket } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { invariant } from '#server/platform/errors/invariant.ts';
import {
  claimIdempotencyKey,
  findIdempotentResult,
  hashFile,
  hashRequest,
  type IdempotentRequest,
  saveIdempotentResult,
} from '#server/platform/idempotency/idempotency.ts';
import { showTicket } from './find-ticket.ts';
import { forgetScreenshotFile } from './screenshots/screenshot-files.ts';
import {
  assertScreenshotRoom,
  type StoredScreenshot,
  storeScreenshot,
} from './screenshots/store-screenshot.ts';
import { createTicketQueries } from './tickets.queries.ts';

export interface OpenTicketOptions {
  readonly userId: number;
  readonly request: CreateTicketRequest;
  /** Where the picture of the screen that came with it lies. */
  readonly screenshot?: string | undefined;
  readonly idempotencyKey?: string | undefined;
}

type OpenContext = Pick<AppContext, 'db' | 'clock' | 'files' | 'log'>;

/**
 * Opens a ticket. A repetition under the same key gets the ticket that the first one opened. Throws `tickets.too_many`,
 * `tickets.no_room`, what `storeScreenshot` throws, `requests.idempotency_key_reused`, and `tickets.not_found` for a
 * repetition whose ticket is gone.
 */
export async function openTicket(context: OpenContext, options: OpenTicketOptions): Promise<Ticket> {
  const { userId, request, screenshot: path } = options;
  const now = context.clock.now();
  const claim = await claimOf(options, now);
  const isRepeated = claim !== undefined && (await findIdempotentResult(context.db, claim)) !== undefined;
  const stored = path === undefined || isRepeated ? null : await storeWithRoom(context, userId, path);
  let isNew = false;
  try {
    const opened = await inTransaction(context.db, (tx) =>
      openOnce(tx, { userId, request, stored, now, claim }),
    );
    isNew = opened.isNew;
    return opened.ticket;
  } finally {
    // Neither of a failure nor of a repetition that came at the same time is anything left.
    if (!isNew) await forgetScreenshotFile(context, stored?.screenshot ?? null);
  }
}

/** Where there is no room at all, nothing is decoded. */
async function storeWithRoom(context: OpenContext, userId: number, path: string): Promise<StoredScreenshot> {
  await assertScreenshotRoom(context.db, userId, 1);
  return storeScreenshot(context, path);
}

interface OnceOptions extends NewTicket {
  readonly claim: IdempotentRequest | undefined;
}

async function openOnce(
  tx: Transaction,
  { claim, ...ticket }: OnceOptions,
): Promise<{ readonly ticket: Ticket; readonly isNew: boolean }> {
  const { userId } = ticket;
  const claimed = claim && (await claimIdempotencyKey(tx, claim));
  const isNew = claimed?.isFirst ?? true;
  const id = isNew ? await insertTicket(tx, ticket) : (claimed?.resourceId ?? 0);
  if (claim && isNew) await saveIdempotentResult(tx, claim, id);
  return { ticket: await showTicket(tx, { userId, id }), isNew };
}

/** The picture counts as part of the request. */
async function claimOf(
  { userId, request, screenshot, idempotencyKey: key }: OpenTicketOptions,
  now: Date,
): Promise<IdempotentRequest | undefined> {
  if (key === undefined) return undefined;
  const file = screenshot === undefined ? {} : { screenshot: await hashFile(screenshot) };
  return {
    userId,
    endpoint: 'POST /api/tickets',
    key,
    requestHash: hashRequest({ ...request, ...file }),
    now,
  };
}

interface NewTicket extends Pick<OpenTicketOptions, 'userId' | 'request'> {
  readonly stored: StoredScreenshot | null;
  readonly now: Date;
}

async function insertTicket(tx: Transaction, { userId, request, stored, now }: NewTicket): Promise<number> {
  const queries = createTicketQueries(tx);
  await queries.lockMember(userId);
  assertThat((await queries.count(userId)) < limits.ticket.perMember, 'tickets.too_many');
  if (stored) await assertScreenshotRoom(tx, userId, stored.screenshotBytes);
  const times = { createdAt: now, updatedAt: now, waitingSince: now };
  const row = await queries.insert({ ...request, ...stored, ...times, userId });
  invariant(row, 'an insert returns its row');
  const change = { userId, ticketId: row.id, toStatus: row.status, author: 'member' as const };
  await queries.addChange({ ...change, changedAt: now });
  return row.id;
}
