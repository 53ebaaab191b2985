import { type ListPaymentEventsQuery, limits, type PaymentEventItem } from '@chitta/contract';
import { z } from 'zod';
import type { AppContext } from '#server/context.ts';
import { cursorText, decodeCursor, encodeCursor } from '#server/platform/http/keyset-cursor.ts';
import { presentPaymentEvent } from './payment-events.presenter.ts';
import { createPaymentEventsQueries } from './payment-events.queries.ts';

const key = z.tuple([z.iso.datetime({ offset: true }).transform((text) => new Date(text)), cursorText]);

/** One page of what the provider told, the newest first. Throws `requests.invalid`. */
export async function listPaymentEvents(
  { db }: Pick<AppContext, 'db'>,
  { state, cursor, limit = limits.pageSize.default }: ListPaymentEventsQuery,
): Promise<{ items: PaymentEventItem[]; nextCursor: string | null }> {
  const [receivedAt, id] = cursor === undefined ? [] : decodeCursor(cursor, key);
  const after = receivedAt && id !== undefined ? { receivedAt, id } : null;
  const rows = await createPaymentEventsQueries(db).list({ state, after, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map(presentPaymentEvent),
    nextCursor: last ? encodeCursor([last.receivedAt.toISOString(), last.id]) : null,
  };
}
