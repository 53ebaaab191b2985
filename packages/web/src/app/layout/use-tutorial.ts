import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { paths } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session.ts';
import { localKeys, readLocal, writeLocal } from '#web/lib/storage-keys.ts';

const arrivalPause = 500;

/** Opens by itself once, half a second after the first arrival on this device. */
export function useArrivalTutorial(isArrival: boolean) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isArrival || readLocal(localKeys.tutorialSeen) !== null) return;
    const timer = setTimeout(() => {
      writeLocal(localKeys.tutorialSeen, 'true');
      setOpen(true);
    }, arrivalPause);
    return () => clearTimeout(timer);
  }, [isArrival]);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}

/** The about dialog: from the footer, and by itself when a member first arrives to write. */
export function useTutorial() {
  const { status } = useSession();
  const isWriting = useRouterState({ select: (state) => state.location.pathname === paths.dreamInput });
  return useArrivalTutorial(isWriting && status === 'signed-in');
}
