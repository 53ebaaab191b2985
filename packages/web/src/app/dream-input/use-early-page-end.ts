import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { leaveEarlyPage } from '#web/lib/early-words/early-field.ts';
import { paths } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session.ts';

/**
 * Takes the writing field in the page itself away where the app has led elsewhere, to signing in say. What was written
 * in it waits for the editor, which takes the field over by itself.
 */
export function useEarlyPageEnd(): void {
  const { status } = useSession();
  const pathname = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  useEffect(() => {
    if (pathname === undefined || pathname === paths.dreamInput) return;
    // A member at the door is led on to write.
    if (pathname !== paths.landing || status === 'signed-out') leaveEarlyPage();
  }, [pathname, status]);
}
