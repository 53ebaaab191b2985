import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { pageOf } from '../envelope.ts';
import * as limits from '../limits.ts';
import { idParam, safeText } from '../text.ts';

/** Why an administrator acts: kept with the act for good, so it should name no address and quote nothing. */
export const actReason = safeText().pipe(
  z.string().trim().min(limits.adminAct.reason.min).max(limits.adminAct.reason.max),
);

/** One act. Whom it concerned is named by number alone, so that it can stay when the account goes. */
export const auditEntry = z.object({
  id: z.number().int(),
  happenedAt: z.string(),
  /** Null: on the command line, or by the configuration. */
  actorId: z.number().int().nullable(),
  actorName: z.string(),
  action: z.enum(limits.auditActions),
  /** Null: no single member. */
  memberId: z.number().int().nullable(),
  /** Null: the act tells by itself what it is, and concerns no member. */
  reason: z.string().nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  /** Network that the request came from. */
  address: z.string().nullable(),
  requestId: z.string().nullable(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const listAuditLogQuery = z.object({
  action: z.enum(limits.auditActions).optional(),
  member: idParam.optional(),
  actor: idParam.optional(),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(limits.pageSize.max).optional(),
});
export type ListAuditLogQuery = z.infer<typeof listAuditLogQuery>;

export const auditLogEndpoints = {
  'GET /api/admin/audit-log': endpoint({
    access: 'admin',
    summary: 'What administrators did, newest first',
    query: listAuditLogQuery,
    response: pageOf(auditEntry),
    errors: ['requests.invalid'],
  }),
} as const;
