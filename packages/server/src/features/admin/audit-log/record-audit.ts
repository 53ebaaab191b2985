import type { AuditAction } from '@chitta/contract/limits';
import type { Transaction } from '#server/db/client.ts';
import type { AuditDetails } from '#server/db/tables/admin/audit-log.ts';
import type { Actor } from './actor.ts';
import { createAuditLogQueries } from './audit-log.queries.ts';

export interface AdminAct {
  readonly actor: Actor;
  readonly action: AuditAction;
  /** Whom it concerns; null: no single member. */
  readonly userId: number | null;
  /** Null: the act tells by itself what it is, and concerns no member. */
  readonly reason: string | null;
  readonly details?: AuditDetails;
  readonly now: Date;
}

/** An act is kept in the transaction that does it: neither is there without the other. */
export async function recordAudit(
  tx: Transaction,
  { actor, reason, details = {}, now, ...act }: AdminAct,
): Promise<void> {
  await createAuditLogQueries(tx).insert({
    ...act,
    happenedAt: now,
    actorId: actor.id,
    actorName: actor.name,
    address: actor.address,
    requestId: actor.requestId,
    reason: reason === null ? null : withoutAddresses(reason),
    details,
  });
}

/** Nothing can be taken out of the log later, so that what names a person by address must not get in. */
export function withoutAddresses(reason: string): string {
  return reason.replaceAll(/(?<![^\s@<>()[\],;:"'])[^\s@<>()[\],;:"']+@[^\s@<>()[\],;:"']+/gu, '[…@…]');
}
