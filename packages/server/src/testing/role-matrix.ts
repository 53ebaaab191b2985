import type { Access } from '@chitta/contract';
import type { NewUser } from '#server/db/tables/identity/users.ts';

/** Everyone who may ask, as the columns that make them so; null: nobody is signed in. */
export const roles = {
  visitor: null,
  member: {},
  premium: { subscriptionTier: 'premium' },
  unlimited: { hasUnlimitedAccess: true },
  affiliate: { affiliateStatus: 'active' },
  admin: { isAdmin: true },
  adminWithoutSecondFactor: { isAdmin: true, hasSecondFactor: false },
  suspended: { accountStatus: 'suspended' },
  deleted: { accountStatus: 'deleted' },
} as const satisfies Record<string, (Partial<NewUser> & { hasSecondFactor?: boolean }) | null>;
export type Role = keyof typeof roles;

/** Who passes each guard; everyone else gets the reason that `refusal` names. */
export const admitted: Record<Access, readonly Role[]> = {
  public: Object.keys(roles) as Role[],
  member: ['member', 'premium', 'unlimited', 'affiliate', 'admin', 'adminWithoutSecondFactor'],
  premium: ['premium', 'unlimited', 'admin', 'adminWithoutSecondFactor'],
  affiliate: ['affiliate', 'admin', 'adminWithoutSecondFactor'],
  admin: ['admin'],
};

/** What a role gets where it is not admitted. */
export function refusal(role: Role, access: Access): { status: number; reason: string } {
  if (role === 'visitor' || role === 'deleted') return { status: 401, reason: 'accounts.signed_out' };
  if (role === 'adminWithoutSecondFactor') return { status: 403, reason: 'accounts.second_factor_required' };
  if (role === 'suspended') return { status: 403, reason: 'accounts.suspended' };
  return { status: 403, reason: access === 'premium' ? 'memberships.premium_needed' : 'requests.forbidden' };
}
