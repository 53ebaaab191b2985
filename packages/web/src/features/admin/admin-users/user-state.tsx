import type { AdminUserItem } from '@chitta/contract';
import { useTranslation } from 'react-i18next';

/** What sets an account apart, in words: status, address, access, role. */
export function UserState({ user }: { readonly user: AdminUserItem }) {
  const { t } = useTranslation('admin-users');
  // That it waits, and what for, is the same.
  const isWaiting = user.accountStatus === 'pending' && !user.emailVerified;
  const states = [
    ...(isWaiting ? [] : [t(`status.${user.accountStatus}`)]),
    ...(user.emailVerified ? [] : [t('notVerified')]),
    ...(user.subscriptionTier === 'premium' ? [t('premium')] : []),
    ...(user.hasUnlimitedAccess ? [t('unlimited')] : []),
    ...(user.isAdmin ? [t('administrator')] : []),
  ];
  return <>{states.join(' · ')}</>;
}
