import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { paths } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session.ts';

/** Gives its child the way to sign out. Whoever has dreams waiting on this device is told so before. */
export function Logout({ children }: { readonly children: (signOut: () => void) => ReactNode }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { user } = useSession();
  const [question, setQuestion] = useState<ReactNode>(null);
  const signOut = async () => {
    // Needed once, at the end: no page waits for it.
    const [{ logout }, { askBeforeLeaving }] = await Promise.all([
      import('#web/features/identity/accounts/logout.ts'),
      import('#web/features/journal/dreams/outbox/ask-before-leaving.tsx'),
    ]);
    await askBeforeLeaving(user?.id, setQuestion, () =>
      logout({ queryClient, leave: () => navigate({ to: paths.login, search: {}, replace: true }) }),
    );
  };
  return (
    <>
      {children(() => void signOut())}
      {question}
    </>
  );
}
