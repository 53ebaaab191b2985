import { type InvariantName, type InvariantSubject, namedAtMost } from '@chitta/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/client.ts';
import type { PaymentProvider } from '#server/platform/payments/payments.ts';

/** When it is asked, and who sells memberships here, in which currency. */
export interface InvariantCase {
  readonly now: Date;
  readonly currency: string;
  /** Null: nobody. */
  readonly provider: PaymentProvider | null;
}

/** What breaks an invariant: how many things, and numbers of some of them. */
export interface Finding {
  readonly count: number;
  readonly ids: readonly number[];
}

/** Something that has to hold at any moment, whatever happened in whatever order. */
export interface Invariant {
  readonly name: InvariantName;
  readonly subject: InvariantSubject;
  /** What is wrong where it is broken, in a sentence for whoever runs the server. */
  readonly wrong: string;
  readonly find: (tx: Transaction, about: InvariantCase) => Promise<Finding>;
}

/** Turns a question in SQL, whose rows have an `id` and of which there must be none, into a finding. */
export function findRows(question: (about: InvariantCase) => SQL): Invariant['find'] {
  return async (tx, about) => {
    const { rows } = await tx.execute<{ count: number; ids: string[] | null }>(
      sql`SELECT count(*)::integer AS count,
        (array_agg(DISTINCT id::bigint ORDER BY id::bigint) FILTER (WHERE id IS NOT NULL))[1:${sql.raw(String(namedAtMost))}] AS ids
        FROM (${question(about)}) AS broken`,
    );
    return { count: rows[0]?.count ?? 0, ids: (rows[0]?.ids ?? []).map(Number) };
  };
}

const dayMs = 24 * 60 * 60_000;

/** A moment as SQL: many things are only wrong once they have been so for a day. */
export function dayBefore({ now }: InvariantCase): SQL {
  return moment(new Date(now.getTime() - dayMs));
}

export function moment(time: Date): SQL {
  return sql`${time.toISOString()}::timestamptz`;
}

/** Words as a list in parentheses. */
export function oneOf(words: readonly string[]): SQL {
  return sql`(${sql.join(
    words.map((word) => sql`${word}`),
    sql`, `,
  )})`;
}
