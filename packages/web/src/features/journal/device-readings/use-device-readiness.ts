import type { SessionUser } from '@chitta/contract';
import { useEffect } from 'react';
import { currentLanguage } from '#web/lib/i18n.ts';
import { prepareDevice } from './compose-on-device.ts';
import { dayOf } from './device-entitlement.ts';

/** Milliseconds after which the page has nothing more urgent to do. */
const rest = 3000;
/** Characters that tell the language of a dream. */
const telling = 60;

interface NetworkInformation {
  readonly saveData?: boolean;
}

function isSparing(): boolean {
  return (navigator as { readonly connection?: NetworkInformation }).connection?.saveData === true;
}

/** Resolves once the service worker keeps what is fetched; never where there is none. */
async function whenKept(signal: AbortSignal): Promise<void> {
  const container = navigator.serviceWorker;
  if (container.controller) return;
  await new Promise((resolve) => {
    container.addEventListener('controllerchange', resolve, { once: true, signal });
  });
}

/**
 * Gets the device ready to read without a connection: the dictionary of the interface's language, then that of the
 * dream as soon as it can be told; the member's own symbols; what is known of the journal. Nothing is fetched where the
 * member saves data, and nothing twice that has not changed.
 */
export function useDeviceReadiness(user: SessionUser, content: string): void {
  const isTelling = content.length >= telling;
  // Only what is there when the words begin to tell counts: further words change no language.
  // biome-ignore lint/correctness/useExhaustiveDependencies: prepared once for each state, not with each key
  useEffect(() => {
    if (typeof Worker === 'undefined' || !('serviceWorker' in navigator) || isSparing()) return;
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      await whenKept(leaving.signal);
      if (leaving.signal.aborted || !navigator.onLine) return;
      const request = { content, fallback: currentLanguage(), memberId: user.id };
      await prepareDevice({ ...request, date: dayOf(user, new Date()) });
    }, rest);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [user.id, isTelling]);
}
