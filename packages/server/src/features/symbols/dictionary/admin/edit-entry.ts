import type { AuditAction } from '@chitta/contract/limits';
import type { AppContext } from '#server/context.ts';
import type { Transaction } from '#server/db/client.ts';
import type { AuditDetails } from '#server/db/tables/admin/audit-log.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/features/admin/audit-log/actor.ts';
import { recordAudit } from '#server/features/admin/audit-log/record-audit.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { createChangesQueries } from './publishing/changes.queries.ts';
import { type EntryName, readState } from './publishing/entry-rows.queries.ts';

export interface Edit<Changes, Row> {
  readonly actor: Actor;
  readonly action: AuditAction;
  /** Which entry. */
  readonly entry: AuditDetails;
  readonly changes: Changes;
  /** Its kind and name; undefined where there is no such entry. */
  readonly name: (tx: Transaction) => Promise<EntryName | undefined>;
  /** Changes the row; undefined where there is none. */
  readonly write: (tx: Transaction, changes: Changes) => Promise<Row | undefined>;
}

/**
 * Changes an entry of the dictionary in one language and keeps who did, with what it was and is, or neither. From then on
 * the files no longer change it, this node reads with it at once, and others within seconds. Throws
 * `symbols.not_found`.
 */
export async function editEntry<Changes extends object, Row>(
  { db, clock, dictionary }: Pick<AppContext, 'db' | 'clock' | 'dictionary'>,
  { actor, action, entry, changes, name, write }: Edit<Changes, Row>,
): Promise<Row> {
  const row = await inTransaction(db, async (tx) => {
    const kept = await name(tx);
    assertThat(kept, 'symbols.not_found');
    const now = clock.now();
    const history = createChangesQueries(tx);
    await history.lock();
    const before = await readState(tx, dictionary.released, kept);
    const written = await write(tx, changes);
    assertThat(written, 'symbols.not_found');
    const after = await readState(tx, dictionary.released, kept);
    await history.insert({ ...kept, before, after, staffId: actor.id, madeAt: now });
    const details = { ...entry, fields: Object.keys(changes).sort().join(', ') };
    await recordAudit(tx, { actor, action, userId: null, reason: null, details, now });
    return written;
  });
  await dictionary.refresh({ isForced: true });
  return row;
}
