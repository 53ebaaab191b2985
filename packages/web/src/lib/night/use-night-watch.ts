import { useEffect } from 'react';
import { localKeys, readLocal } from '../storage-keys.ts';
import { useStore } from '../store.ts';
import { morningAfter } from './morning.ts';
import { endNight, night } from './night.ts';

/** Milliseconds out of sight after which coming back is like opening the page. */
const longAway = 10 * 60 * 1000;

/** Ends the night of a page that stays open: at the end of the morning, or when it is come back to in the morning. */
export function useNightWatch(): void {
  const isNight = useStore(night);
  useEffect(() => {
    if (!isNight) return;
    const begins = Number(readLocal(localKeys.nightMode) ?? 0);
    const { ends } = morningAfter(new Date(begins - 1));
    let hiddenAt = Date.now();
    const timer = setTimeout(endNight, Math.max(0, ends - Date.now()));
    const handleVisibility = () => {
      const now = Date.now();
      if (document.visibilityState === 'hidden') {
        hiddenAt = now;
        return;
      }
      // Timers sleep while the device does.
      if (now >= ends || (now >= begins && now - hiddenAt >= longAway)) endNight();
    };
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', handleVisibility);
    };
  }, [isNight]);
}
