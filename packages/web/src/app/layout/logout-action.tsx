import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { paths } from '#web/lib/paths.ts';

/** Gives its child the way to sign out. */
export function Logout({ children }: { readonly children: (signOut: () => void) => ReactNode }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const signOut = async () => {
    // Needed once, at the end: no page waits for it.
    const { logout } = await import('#web/features/accounts/logout.ts');
    await logout({ queryClient, leave: () => navigate({ to: paths.login, search: {}, replace: true }) });
  };
  return children(() => void signOut());
}
