import { type Invoice, limits } from '@chitta/contract';
import { z } from 'zod';
import type { AppContext } from '#server/context.ts';
import { cursorText, decodeCursor, encodeCursor } from '#server/platform/http/keyset-cursor.ts';
import { paymentProviders } from '#server/platform/payments/payments.ts';
import { presentInvoice } from '../memberships.presenter.ts';
import { createMembershipsQueries } from '../memberships.queries.ts';

const key = z.tuple([z.iso.datetime({ offset: true }).transform((text) => new Date(text)), cursorText]);

export interface InvoicesRequest {
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

/** One page of a member's invoices, the newest first. Throws `requests.invalid`. */
export async function listInvoices(
  { db, payments }: Pick<AppContext, 'db' | 'payments'>,
  userId: number,
  { cursor, limit = limits.pageSize.default }: InvoicesRequest,
): Promise<{ items: Invoice[]; nextCursor: string | null }> {
  const queries = createMembershipsQueries(db);
  const [createdAt, id] = cursor === undefined ? [] : decodeCursor(cursor, key);
  const after = createdAt && id !== undefined ? { createdAt, id } : null;
  // Pretend ones are worth nothing once the sandbox is off.
  const providers = paymentProviders.filter((each) => each === 'stripe' || each === payments?.kind);
  const rows = await queries.listInvoices(userId, { providers, after, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const ids = shown.map((invoice) => invoice.id);
  const refunds = await queries.sumRefunds(userId, ids);
  const disputed = await queries.listDisputed(userId, ids);
  const items = shown.map((invoice) =>
    presentInvoice(invoice, {
      refunded: refunds.get(invoice.id) ?? 0,
      isDisputed: disputed.has(invoice.id),
    }),
  );
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { items, nextCursor: last ? encodeCursor([last.createdAt.toISOString(), last.id]) : null };
}
