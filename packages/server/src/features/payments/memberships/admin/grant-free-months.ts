import type { AppContext } from '#server/context.ts';
import type { Actor } from '#server/features/admin/audit-log/actor.ts';
import { recordAudit } from '#server/features/admin/audit-log/record-audit.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { giveFreeMonths } from '../free-months/give-free-months.ts';
import { createMembershipMailsQueries } from '../mails/membership-mails.queries.ts';
import { createSyncQueries } from '../sync/sync.queries.ts';

export interface FreeMonthsGrant {
  readonly actor: Actor;
  readonly userId: number;
  readonly months: number;
  readonly reason: string;
  /** Of the request, where it may be a repetition. */
  readonly key: string | undefined;
}

/**
 * Gives a member months of premium and keeps who did, or neither. A repetition under the same key gives nothing more.
 * Throws `admin_users.not_found`, `admin_users.closed`, `requests.idempotency_key_reused`, `payments.*`.
 */
export async function grantFreeMonths(
  context: AppContext,
  { actor, userId, months, reason, key }: FreeMonthsGrant,
): Promise<void> {
  const { db, clock } = context;
  const member = await createMembershipMailsQueries(db).findRecipient(userId);
  assertThat(member, 'admin_users.not_found');
  assertThat(member.accountStatus !== 'deleted', 'admin_users.closed');
  const sourceId =
    key === undefined ? `act:${await createSyncQueries(db).nextTurn()}` : `key:${actor.id}:${key}`;
  const row = await giveFreeMonths(context, {
    userId,
    source: 'admin',
    sourceId,
    months,
    withoutSubscription: 'run',
    onKept: (tx) =>
      recordAudit(tx, {
        actor,
        action: 'free_months.given',
        userId,
        reason,
        details: { months },
        now: clock.now(),
      }),
  });
  const isTheSame = row?.userId === userId && row.months === months;
  assertThat(isTheSame, 'requests.idempotency_key_reused');
}
