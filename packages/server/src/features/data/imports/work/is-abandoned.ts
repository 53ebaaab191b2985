import type { AppContext } from '#server/context.ts';
import { createImportQueries, type OfImport, workingStates } from '../imports.queries.ts';

/** Whether there is work on an import and nobody at it. */
export async function isAbandoned(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  key: OfImport,
): Promise<boolean> {
  const row = await createImportQueries(db).find(key);
  const isWork = row && workingStates.some((state) => state === row.state);
  return isWork === true && (row.leaseUntil === null || row.leaseUntil <= clock.now());
}
