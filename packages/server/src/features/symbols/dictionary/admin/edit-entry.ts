import type { AuditAction } from '@chitta/contract/limits';
import type { AppContext } from '#server/context.ts';
import type { Transaction } from '#server/db/client.ts';
import type { AuditDetails } from '#server/db/tables/admin/audit-log.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/features/admin/audit-log/actor.ts';
import { recordAudit } from '#server/features/admin/audit-log/record-audit.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';

export interface Edit<Changes, Row> {
  readonly actor: Actor;
  readonly action: AuditAction;
  /** Which entry. */
  readonly entry: AuditDetails;
  readonly changes: Changes;
  /** Changes the row; undefined where there is none. */
  readonly write: (tx: Transaction, changes: Changes) => Promise<Row | undefined>;
}

/**
 * Changes an entry of the dictionary and keeps who did, with the names of what was changed, or neither. From then on the
 * files no longer change it, this node reads with it at once, and others within half a minute. Throws
 * `symbols.not_found`.
 */
export async function editEntry<Changes extends object, Row>(
  { db, clock, dictionary }: Pick<AppContext, 'db' | 'clock' | 'dictionary'>,
  { actor, action, entry, changes, write }: Edit<Changes, Row>,
): Promise<Row> {
  const row = await inTransaction(db, async (tx) => {
    const written = await write(tx, changes);
    assertThat(written, 'symbols.not_found');
    const details = { ...entry, fields: Object.keys(changes).sort().join(', ') };
    await recordAudit(tx, { actor, action, userId: null, reason: null, details, now: clock.now() });
    return written;
  });
  await dictionary.refresh({ isForced: true });
  return row;
}
