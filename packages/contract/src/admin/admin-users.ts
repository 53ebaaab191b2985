import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf, pageOf } from '../envelope.ts';
import * as limits from '../limits.ts';
import { idParam, safeText } from '../text.ts';
import { actReason, auditEntry } from './audit-log.ts';

const count = z.number().int().nonnegative();
const yesOrNo = z.enum(['true', 'false']);

/** A member in a list. */
export const adminUserItem = z.object({
  id: z.number().int(),
  username: z.string(),
  email: z.string(),
  displayName: z.string().nullable(),
  accountStatus: z.enum(limits.accountStatuses),
  emailVerified: z.boolean(),
  subscriptionTier: z.string(),
  /** Holds now. */
  hasUnlimitedAccess: z.boolean(),
  /** When it ends by itself; null: it does not, or there is none. */
  unlimitedAccessUntil: z.string().nullable(),
  isAdmin: z.boolean(),
  createdAt: z.string(),
});
export type AdminUserItem = z.infer<typeof adminUserItem>;

export const adminMailStates = ['waiting', 'sent', 'failed'] as const;

/** All that administrators see of a member: counts, and nothing that the member wrote. */
export const adminUser = adminUserItem.extend({
  language: z.enum(limits.languages).nullable(),
  timezone: z.string().nullable(),
  authProvider: z.string().nullable(),
  stripeCustomerId: z.string().nullable(),
  stripeSubscriptionId: z.string().nullable(),
  closedAt: z.string().nullable(),
  /** Readings of the open window; `resetsAt` is null while none is open. */
  allowance: z.object({ used: count, limit: count, resetsAt: z.string().nullable() }),
  sessions: z.object({ count, lastSeenAt: z.string().nullable() }),
  dreams: z.object({ kept: count, deleted: count }),
  /** Of the last 30 days, newest first, at most 50. */
  mails: z.array(z.object({ kind: z.string(), state: z.enum(adminMailStates), createdAt: z.string() })),
  /** The newest 20 acts that concern the member. */
  acts: z.array(auditEntry),
});
export type AdminUser = z.infer<typeof adminUser>;

export const listAdminUsersQuery = z.object({
  /** Part of a name or address, or a whole number of the member or of the payment provider. */
  search: safeText().pipe(z.string().max(254)).optional(),
  status: z.enum(limits.accountStatuses).optional(),
  tier: z.enum(limits.subscriptionTiers).optional(),
  verified: yesOrNo.optional(),
  admin: yesOrNo.optional(),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(limits.pageSize.max).optional(),
});
export type ListAdminUsersQuery = z.infer<typeof listAdminUsersQuery>;

const params = z.object({ id: idParam });
const act = z.object({ reason: actReason });

export const changeStatusRequest = act.extend({ status: z.enum(['pending', 'active', 'suspended']) });
export type ChangeStatusRequest = z.infer<typeof changeStatusRequest>;

export const grantUnlimitedAccessRequest = act.extend({ until: z.iso.datetime({ offset: true }) });
export type GrantUnlimitedAccessRequest = z.infer<typeof grantUnlimitedAccessRequest>;

/** An act on one member; answers with the member as it is afterwards. */
const shared = { access: 'admin', params, response: dataOf(adminUser) } as const;

/** Calls that change what somebody may do want a fresh proof besides. */
export const adminUsersEndpoints = {
  'GET /api/admin/users': endpoint({
    access: 'admin',
    summary: 'Members, the newest first',
    query: listAdminUsersQuery,
    response: pageOf(adminUserItem),
    errors: ['requests.invalid'],
  }),
  'GET /api/admin/users/:id': endpoint({
    ...shared,
    summary: 'A member, without anything that they wrote',
    errors: ['admin_users.not_found'],
  }),
  'PATCH /api/admin/users/:id/status': endpoint({
    ...shared,
    summary: 'Change the status; suspending ends all sessions at once',
    body: changeStatusRequest,
    needsProof: true,
    errors: [
      'admin_users.not_found',
      'admin_users.closed',
      'admin_users.own_account',
      'admin_users.last_administrator',
    ],
  }),
  'POST /api/admin/users/:id/sessions/end': endpoint({
    ...shared,
    summary: 'End every session of the member',
    body: act,
    errors: ['admin_users.not_found'],
  }),
  'POST /api/admin/users/:id/unlimited-access': endpoint({
    ...shared,
    summary: 'Give access without limits until a time; a running grant is replaced',
    body: grantUnlimitedAccessRequest,
    needsProof: true,
    errors: ['admin_users.not_found', 'admin_users.closed', 'requests.invalid'],
  }),
  'DELETE /api/admin/users/:id/unlimited-access': endpoint({
    ...shared,
    summary: 'Take access without limits away',
    body: act,
    needsProof: true,
    errors: ['admin_users.not_found'],
  }),
  'POST /api/admin/users/:id/admin-role': endpoint({
    ...shared,
    summary: 'Make the member an administrator',
    body: act,
    needsProof: true,
    errors: ['admin_users.not_found', 'admin_users.closed', 'admin_users.not_verified'],
  }),
  'DELETE /api/admin/users/:id/admin-role': endpoint({
    ...shared,
    summary: 'Take the role of administrator away; never from the last one',
    body: act,
    needsProof: true,
    errors: ['admin_users.not_found', 'admin_users.last_administrator'],
  }),
  'POST /api/admin/users/:id/verify': endpoint({
    ...shared,
    summary: 'Take the address as proven',
    body: act,
    needsProof: true,
    errors: ['admin_users.not_found', 'admin_users.closed', 'admin_users.not_pending'],
  }),
  'POST /api/admin/users/:id/resend-verification': endpoint({
    ...shared,
    summary: 'Send the link that proves the address again',
    body: act,
    errors: ['admin_users.not_found', 'admin_users.closed', 'admin_users.not_pending', 'requests.too_many'],
  }),
  'POST /api/admin/users/:id/close': endpoint({
    ...shared,
    summary: 'Close an account whose address was never proven; it is erased some days later',
    body: act,
    needsProof: true,
    errors: [
      'admin_users.not_found',
      'admin_users.closed',
      'admin_users.not_pending',
      'admin_users.own_account',
    ],
  }),
} as const;
