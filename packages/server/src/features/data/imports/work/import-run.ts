import type { AppContext } from '#server/context.ts';
import type { Transaction } from '#server/db/client.ts';
import type { ImportRow } from '#server/db/tables/data/imports.ts';
import { createImportQueries, type OfImport } from '../imports.queries.ts';

/**
 * How long the work on an import is one node's after each batch; longer than a batch takes where the engine is busy. A
 * node that dies is replaced after this.
 */
export const leaseMs = 60_000;

/** One node's work on one import. */
export interface ImportRun {
  readonly context: AppContext;
  readonly key: OfImport;
  /** Tells this run from others, also of the same node. */
  readonly owner: string;
}

/**
 * Makes sure, inside the transaction that does a batch, that the import is still this run's and in the state that the
 * batch was made for, and prolongs the lease. Undefined: it is not, and nothing may be written.
 */
export async function holdImport(
  tx: Transaction,
  { context, key, owner }: ImportRun,
  state: ImportRow['state'],
): Promise<ImportRow | undefined> {
  const queries = createImportQueries(tx);
  const row = await queries.lock(key);
  if (row?.leaseOwner !== owner || row.state !== state) return undefined;
  const leaseUntil = new Date(context.clock.now().getTime() + leaseMs);
  return queries.change(key, [state], { leaseUntil });
}
