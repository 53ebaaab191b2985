import type { ListAuditLogQuery } from '@chitta/contract';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { type AuditRow, auditLog } from '#server/db/tables/admin/audit-log.ts';

/** What a list of acts is narrowed to; the newest come first. */
export interface AuditRange extends Pick<ListAuditLogQuery, 'action' | 'member' | 'actor'> {
  /** Only acts before this one. */
  readonly before?: number | undefined;
  readonly count: number;
}

export function createAuditLogQueries(handle: Handle) {
  return {
    async insert(values: typeof auditLog.$inferInsert): Promise<void> {
      await handle.insert(auditLog).values(values);
    },
    list: ({ action, member, actor, before, count }: AuditRange): Promise<AuditRow[]> =>
      handle
        .select()
        .from(auditLog)
        .where(
          and(
            action && eq(auditLog.action, action),
            member === undefined ? undefined : eq(auditLog.userId, member),
            actor === undefined ? undefined : eq(auditLog.actorId, actor),
            before === undefined ? undefined : lt(auditLog.id, before),
          ),
        )
        .orderBy(desc(auditLog.id))
        .limit(count),
  };
}
