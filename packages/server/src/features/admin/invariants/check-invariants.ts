import { sql } from 'drizzle-orm';
import type { AppContext } from '#server/context.ts';
import type { Transaction } from '#server/db/client.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { allInvariants } from './all-invariants.ts';
import type { Finding, Invariant, InvariantCase } from './invariant.ts';

/** An invariant, and what breaks it: nothing, where it holds. */
export interface CheckedInvariant extends Finding {
  readonly invariant: Invariant;
}

/** What one moment showed. */
export interface Check {
  readonly checkedAt: Date;
  readonly findings: readonly CheckedInvariant[];
}

/** Questions about all members take longer than what a request asks. */
const statementTimeout = '60s';

/** Looks at every invariant as one moment saw the database, and changes nothing. */
export async function checkInvariants({
  db,
  clock,
  config,
}: Pick<AppContext, 'db' | 'clock' | 'config'>): Promise<Check> {
  const checkedAt = clock.now();
  const findings = await inTransaction(db, async (tx) => {
    await tx.execute(sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY`);
    await tx.execute(sql`SELECT set_config('statement_timeout', ${statementTimeout}, true)`);
    const provider = config.payments?.kind ?? null;
    return askAll(tx, { now: checkedAt, currency: config.plans.currency, provider });
  });
  return { checkedAt, findings };
}

export async function askAll(tx: Transaction, about: InvariantCase): Promise<CheckedInvariant[]> {
  const findings: CheckedInvariant[] = [];
  for (const invariant of allInvariants) findings.push({ invariant, ...(await invariant.find(tx, about)) });
  return findings;
}

export function isBroken({ count }: Finding): boolean {
  return count > 0;
}
