import { useEffect, useState } from 'react';
import { earlyPart } from '#web/lib/early-words/early-page.ts';

const signs = ['pointerdown', 'keydown', 'focusin', 'scroll'] as const;
/** Milliseconds after which the rest comes by itself. */
const patience = 1500;

/** Whether it is time for what the first screen does without: at the first sign of interest, else a moment later. */
export function useInterest(): boolean {
  // Where the page itself brought nothing, there is nothing to look at meanwhile.
  const [isInterested, setInterested] = useState(() => earlyPart('.landing-sky') === null);
  useEffect(() => {
    if (isInterested) return;
    const notice = () => setInterested(true);
    const timer = setTimeout(notice, patience);
    for (const sign of signs) window.addEventListener(sign, notice, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) window.removeEventListener(sign, notice);
    };
  }, [isInterested]);
  return isInterested;
}
