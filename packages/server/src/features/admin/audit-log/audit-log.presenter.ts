import type { AuditEntry } from '@chitta/contract';
import type { AuditRow } from '#server/db/tables/admin/audit-log.ts';

export function presentAuditEntry({ userId, happenedAt, details, ...row }: AuditRow): AuditEntry {
  return { ...row, memberId: userId, happenedAt: happenedAt.toISOString(), details: { ...details } };
}
