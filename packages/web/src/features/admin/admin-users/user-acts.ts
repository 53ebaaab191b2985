import type { AdminUser, AdminUserItem } from '@chitta/contract';

/** What an administrator can do to an account. */
export type UserAct =
  | 'suspend'
  | 'activate'
  | 'makePending'
  | 'endSessions'
  | 'grantAccess'
  | 'revokeAccess'
  | 'grantRole'
  | 'revokeRole'
  | 'verify'
  | 'resend'
  | 'close';

/** Acts that take something away. */
export const takingActs: ReadonlySet<UserAct> = new Set([
  'suspend',
  'endSessions',
  'revokeAccess',
  'revokeRole',
  'close',
]);

type Known = Pick<AdminUserItem, 'id' | 'accountStatus' | 'emailVerified' | 'isAdmin'>;

/** What can be done about an address that nobody has proven. */
export function verificationActs(
  { id, accountStatus, emailVerified, isAdmin }: Known,
  ownId: number,
): UserAct[] {
  if (accountStatus === 'deleted' || emailVerified) return [];
  return ['verify', 'resend', ...(id === ownId || isAdmin ? [] : (['close'] as const))];
}

/** What can be done to an account as it is; nothing to one that is closed. */
export function availableActs(user: AdminUser, ownId: number): UserAct[] {
  if (user.accountStatus === 'deleted') return [];
  const acts: [UserAct, boolean][] = [
    ['activate', user.accountStatus === 'suspended' && user.emailVerified],
    ['makePending', user.accountStatus === 'suspended' && !user.emailVerified],
    ['endSessions', user.sessions.count > 0],
    ['grantAccess', true],
    ['revokeAccess', user.hasUnlimitedAccess],
    ['grantRole', !user.isAdmin && user.emailVerified],
    ['revokeRole', user.isAdmin],
    ['suspend', user.accountStatus !== 'suspended' && user.id !== ownId],
  ];
  const offered = acts.filter(([, isOffered]) => isOffered).map(([act]) => act);
  return [...verificationActs(user, ownId), ...offered];
}
