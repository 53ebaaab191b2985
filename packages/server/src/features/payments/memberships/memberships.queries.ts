import { and, desc, eq, gt, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { freeMonths } from '#server/db/tables/payments/free-months.ts';
import {
  type InvoiceRow,
  invoiceDisputes,
  invoiceRefunds,
  invoices,
} from '#server/db/tables/payments/invoices.ts';
import type { PaymentProvider } from '#server/platform/payments/payments.ts';

/** Place in the list of invoices, newest first. */
export interface InvoicePlace {
  readonly createdAt: Date;
  readonly id: string;
}

/** One page of invoices. */
export interface InvoiceRange {
  readonly providers: readonly PaymentProvider[];
  readonly after: InvoicePlace | null;
  readonly limit: number;
}

export function createMembershipsQueries(handle: Handle) {
  return {
    /** The newest invoice of a subscription that waits for its money. */
    async findUnpaid(userId: number, subscriptionId: string): Promise<InvoiceRow | null> {
      const [row] = await handle
        .select()
        .from(invoices)
        .where(
          and(
            eq(invoices.userId, userId),
            eq(invoices.subscriptionId, subscriptionId),
            eq(invoices.status, 'open'),
            gt(invoices.attempts, 0),
          ),
        )
        .orderBy(desc(invoices.createdAt))
        .limit(1);
      return row ?? null;
    },
    async findInvoice(userId: number, id: string): Promise<InvoiceRow | null> {
      const [row] = await handle
        .select()
        .from(invoices)
        .where(and(eq(invoices.userId, userId), eq(invoices.id, id)));
      return row ?? null;
    },
    /** Months given and not used up. */
    listFreeMonths: (userId: number, now: Date) =>
      handle
        .select()
        .from(freeMonths)
        .where(and(eq(freeMonths.userId, userId), gt(freeMonths.endsAt, now)))
        .orderBy(freeMonths.startsAt),
    /** Without drafts, newest first. */
    listInvoices: (userId: number, { providers, after, limit }: InvoiceRange): Promise<InvoiceRow[]> =>
      handle
        .select()
        .from(invoices)
        .where(
          and(
            eq(invoices.userId, userId),
            inArray(invoices.provider, [...providers]),
            ne(invoices.status, 'draft'),
            isBehind(after),
          ),
        )
        .orderBy(desc(invoices.createdAt), desc(invoices.id))
        .limit(limit),
    /** What was given back of each invoice, in minor units. */
    async sumRefunds(userId: number, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
      const rows = await handle
        .select({
          id: invoiceRefunds.invoiceId,
          sum: sql<number>`sum(${invoiceRefunds.amount})`.mapWith(Number),
        })
        .from(invoiceRefunds)
        .where(
          and(
            eq(invoiceRefunds.userId, userId),
            inArray(invoiceRefunds.invoiceId, [...ids]),
            inArray(invoiceRefunds.status, ['pending', 'succeeded']),
          ),
        )
        .groupBy(invoiceRefunds.invoiceId);
      return new Map(rows.map(({ id, sum }) => [id, sum]));
    },
    /** Invoices whose money the bank withholds or has taken back. */
    async listDisputed(userId: number, ids: readonly string[]): Promise<ReadonlySet<string>> {
      const rows = await handle
        .select({ id: invoiceDisputes.invoiceId })
        .from(invoiceDisputes)
        .where(
          and(
            eq(invoiceDisputes.userId, userId),
            inArray(invoiceDisputes.invoiceId, [...ids]),
            inArray(invoiceDisputes.status, ['open', 'lost']),
          ),
        );
      return new Set(rows.map(({ id }) => id));
    },
  };
}

function isBehind(after: InvoicePlace | null): SQL | undefined {
  if (after === null) return undefined;
  const sameMoment = and(eq(invoices.createdAt, after.createdAt), lt(invoices.id, after.id));
  return or(lt(invoices.createdAt, after.createdAt), sameMoment);
}
