import type { AuditAction } from '@chitta/contract/limits';
import type { AppContext } from '#server/context.ts';
import type { Transaction } from '#server/db/client.ts';
import type { AuditDetails } from '#server/db/tables/admin/audit-log.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import type { Actor } from '../audit-log/actor.ts';
import { recordAudit } from '../audit-log/record-audit.ts';
import { createAdminUsersQueries, type KnownUser, lockUser } from './admin-users.queries.ts';

/** Who acts on whom, and why. */
export interface ActRequest {
  readonly actor: Actor;
  readonly userId: number;
  readonly reason: string;
}

/** The member of an act, locked until it is done. */
export interface ActTarget {
  readonly user: KnownUser;
  /** Administrators besides, who can sign in; 0 unless the act asked for them. */
  readonly otherAdministrators: number;
  readonly tx: Transaction;
  readonly queries: ReturnType<typeof createAdminUsersQueries>;
  readonly now: Date;
}

export interface Act {
  readonly action: AuditAction;
  /** Whether the act could leave nobody who runs the service. */
  readonly mindsAdministrators?: boolean;
  /** Does it; null where it is done already, and nothing is kept then. Throws `admin_users.*`. */
  readonly work: (target: ActTarget) => Promise<AuditDetails | null>;
}

/** Does one act and keeps that it was done, or neither. Throws `admin_users.not_found` and what the act throws. */
export async function actOnUser(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { actor, userId, reason }: ActRequest,
  { action, mindsAdministrators = false, work }: Act,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { user, otherAdministrators } = await lockUser(tx, userId, mindsAdministrators);
    assertThat(user, 'admin_users.not_found');
    const now = clock.now();
    const queries = createAdminUsersQueries(tx);
    const details = await work({ user, otherAdministrators, tx, queries, now });
    if (details !== null) await recordAudit(tx, { actor, action, userId, reason, details, now });
  });
}
