import type { DeskTicketSort } from '@chitta/contract/limits';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { tickets } from '#server/db/tables/tickets/tickets.ts';
import { cursorInteger, cursorMicros } from '#server/platform/http/keyset-cursor.ts';
import { similarity } from '../tickets.queries.ts';

/** Where a page of tickets ended: what its last one is sorted by, and its number. */
export interface DeskPlace {
  readonly key: string;
  readonly id: number;
}

/** A place as a cursor carries it; every key is a whole number within the range of moments. */
export const deskCursor = z
  .tuple([cursorMicros, cursorInteger])
  .transform(([key, id]): DeskPlace => ({ key, id }));

const micros = (column: SQL) => sql`(extract(epoch FROM ${column}) * 1000000)::bigint`;
/** Below every moment: those who do not wait come last. */
const last = sql`-210866803200000000`;

/** A whole number by which tickets are sorted, the greatest first. */
export function sortKey(sort: DeskTicketSort, words: string | undefined): SQL {
  const keys: Readonly<Record<DeskTicketSort, () => SQL>> = {
    newest: () => sql`${tickets.id}`,
    oldest: () => sql`(-${tickets.id})`,
    waiting: () => sql`coalesce(-${micros(sql`${tickets.waitingSince}`)}, ${last})`,
    priority: () => sql`array_position(ARRAY['low', 'medium', 'high', 'critical'], ${tickets.priority})`,
    votes: () => sql`${tickets.upvotes}`,
    updated: () => micros(sql`${tickets.updatedAt}`),
    similar: () => sql`(${words === undefined ? 0 : similarity(words)} * 1000000)::bigint`,
  };
  return keys[sort]();
}

export const isAfter = (key: SQL, { key: value, id }: DeskPlace): SQL =>
  sql`(${key}, ${tickets.id}) < (${value}::bigint, ${id}::integer)`;
