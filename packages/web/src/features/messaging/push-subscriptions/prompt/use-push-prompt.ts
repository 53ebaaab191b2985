import { useEffect, useState } from 'react';
import { isStandalone } from '#web/lib/device/is-standalone.ts';
import { loadWords } from '#web/lib/i18n.ts';
import { pushKeys } from '#web/lib/push/push-keys.ts';
import { writeLocal } from '#web/lib/storage-keys.ts';
import { mayPrompt } from './may-prompt.ts';

/** Milliseconds from installing the app to the card. */
const afterInstall = 2000;
/** Milliseconds between two looks whether it would disturb. */
const pause = 500;

/** Somebody writes, is asked something else, or is up at night. */
const busy = 'dialog[open], .tutorial-sheet, [role=menu], [role=alertdialog], [data-writing], [data-night]';
const isCalm = () => !document.hidden && document.querySelector(busy) === null;

/** Settles at the first moment in which a card disturbs nobody; never, once the signal says to stop. */
function untilCalm(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (isCalm()) return resolve();
    const timer = setInterval(() => {
      if (!isCalm()) return;
      clearInterval(timer);
      resolve();
    }, pause);
    signal.addEventListener('abort', () => clearInterval(timer));
  });
}

async function untilWanted(isInstalled: boolean, signal: AbortSignal): Promise<boolean> {
  if (!(await mayPrompt(isInstalled))) return false;
  await loadWords('push');
  await untilCalm(signal);
  // Much may have happened meanwhile.
  return !signal.aborted && mayPrompt(isInstalled);
}

/**
 * Whether the card is on screen, and how to take it away. It comes once: in the installed app, or two seconds after
 * `installedAt`, when it was installed from this page (epoch milliseconds).
 */
export function usePushPrompt(installedAt: number | null) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const stopping = new AbortController();
    const { signal } = stopping;
    const wait = installedAt === null ? 0 : Math.max(0, installedAt + afterInstall - Date.now());
    const timer = setTimeout(() => {
      untilWanted(installedAt !== null || isStandalone(), signal).then(
        (isWanted) => {
          if (!isWanted || signal.aborted) return;
          writeLocal(pushKeys.promptShown, 'true');
          setShown(true);
        },
        // Without its words there is no card; the next start asks again.
        () => undefined,
      );
    }, wait);
    return () => {
      clearTimeout(timer);
      stopping.abort();
    };
  }, [installedAt]);
  return { isShown, hide: () => setShown(false) };
}
