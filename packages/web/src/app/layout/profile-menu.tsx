import type { SessionUser } from '@chitta/contract';
import { ChevronDown, LogOut } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { Logout } from './logout-action.tsx';

/** Who is signed in, and the way out. */
export function ProfileMenu({ user }: { readonly user: SessionUser }) {
  const { t } = useTranslation('app');
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        className="profile-trigger"
        aria-label={t('nav.profileOf', { name: user.username })}
      >
        <span className="max-w-40 truncate">{user.username}</span>
        <ChevronDown size={16} aria-hidden />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="menu" align="end" sideOffset={8}>
          <DropdownMenu.Label className="px-3 py-2">
            <span className="block truncate font-semibold">{user.username}</span>
            <span className="block truncate text-muted text-sm">{user.email}</span>
          </DropdownMenu.Label>
          <Logout>
            {(signOut) => (
              <DropdownMenu.Item className="menu-item" onSelect={signOut}>
                <LogOut size={18} aria-hidden />
                {t('nav.logout')}
              </DropdownMenu.Item>
            )}
          </Logout>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
