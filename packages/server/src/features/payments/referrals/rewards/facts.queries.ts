import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Handle } from '#server/db/client.ts';
import { invoiceDisputes, invoiceRefunds, invoices } from '#server/db/tables/payments/invoices.ts';

/** What became of the money of one invoice, in minor units. */
export interface PaidMoney {
  readonly paidAt: Date;
  readonly paid: number;
  readonly refunded: number;
  /** What banks withhold or have taken back. */
  readonly disputed: number;
}

const others = alias(invoices, 'others');

export function createFactsQueries(handle: Handle) {
  return {
    async findMoney(invoiceId: string): Promise<PaidMoney | null> {
      const refunded = sql`coalesce((SELECT sum(${invoiceRefunds.amount}) FROM ${invoiceRefunds}
        WHERE ${invoiceRefunds.invoiceId} = ${invoiceId} AND ${inArray(invoiceRefunds.status, ['pending', 'succeeded'])}), 0)`;
      const disputed = sql`coalesce((SELECT sum(${invoiceDisputes.amount}) FROM ${invoiceDisputes}
        WHERE ${invoiceDisputes.invoiceId} = ${invoiceId} AND ${inArray(invoiceDisputes.status, ['open', 'lost'])}), 0)`;
      const [row] = await handle
        .select({
          paidAt: invoices.paidAt,
          createdAt: invoices.createdAt,
          paid: invoices.amountPaid,
          refunded: refunded.mapWith(Number),
          disputed: disputed.mapWith(Number),
        })
        .from(invoices)
        .where(eq(invoices.id, invoiceId));
      return row ? { ...row, paidAt: row.paidAt ?? row.createdAt } : null;
    },
    async hasLostDispute(userId: number): Promise<boolean> {
      const isIt = and(eq(invoiceDisputes.userId, userId), eq(invoiceDisputes.status, 'lost'));
      return (await handle.$count(invoiceDisputes, isIt)) > 0;
    },
    /** Cards that a member has paid with. */
    async listCards(userId: number): Promise<string[]> {
      const rows = await handle
        .selectDistinct({ card: invoices.cardFingerprint })
        .from(invoices)
        .where(and(eq(invoices.userId, userId), isNotNull(invoices.cardFingerprint)));
      return rows.flatMap(({ card }) => card ?? []);
    },
    /** Who else has paid with a card of this member. */
    async listCardSharers(userId: number): Promise<number[]> {
      const rows = await handle
        .selectDistinct({ id: others.userId })
        .from(invoices)
        .innerJoin(
          others,
          and(eq(others.cardFingerprint, invoices.cardFingerprint), ne(others.userId, invoices.userId)),
        )
        .where(eq(invoices.userId, userId));
      return rows.map(({ id }) => id);
    },
  };
}
