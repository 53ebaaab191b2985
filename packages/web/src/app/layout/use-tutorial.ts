import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { paths } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session.ts';
import { localKeys, readLocal, writeLocal } from '#web/lib/storage-keys.ts';

/** Milliseconds of rest before it opens; who types, taps or has typed is not interrupted. */
const arrivalPause = 500;
const signsOfLife = ['keydown', 'input', 'pointerdown'] as const;

/** Nothing, the short way in that leaves the page usable, or the whole text. */
export type TutorialState = 'closed' | 'sheet' | 'dialog';

const hasWords = () => [...document.querySelectorAll('textarea')].some(({ value }) => value.trim() !== '');

/** Opens by itself once on this device: half a second after the first arrival, on an empty page that rests. */
export function useArrivalTutorial(isArrival: boolean) {
  const [state, setState] = useState<TutorialState>('closed');
  useEffect(() => {
    if (!isArrival || readLocal(localKeys.tutorialSeen) !== null) return;
    let timer: ReturnType<typeof setTimeout>;
    const stop = () => {
      clearTimeout(timer);
      for (const sign of signsOfLife) document.removeEventListener(sign, wait);
    };
    const open = () => {
      if (hasWords()) return;
      stop();
      writeLocal(localKeys.tutorialSeen, 'true');
      setState('sheet');
    };
    function wait() {
      clearTimeout(timer);
      timer = setTimeout(open, arrivalPause);
    }
    for (const sign of signsOfLife) document.addEventListener(sign, wait);
    wait();
    return stop;
  }, [isArrival]);
  // The sheet belongs to the empty page: with the first letter, or another page, it is gone.
  const isSheet = state === 'sheet';
  useEffect(() => {
    if (!isSheet) return;
    const close = () => setState('closed');
    document.addEventListener('input', close);
    return () => document.removeEventListener('input', close);
  }, [isSheet]);
  useEffect(() => {
    if (!isArrival) setState((now) => (now === 'sheet' ? 'closed' : now));
  }, [isArrival]);
  return { state, open: () => setState('dialog'), close: () => setState('closed') };
}

/** The tutorial: from the footer, and by itself when a member first arrives to write. */
export function useTutorial() {
  const { status } = useSession();
  const isWriting = useRouterState({ select: (state) => state.location.pathname === paths.dreamInput });
  return useArrivalTutorial(isWriting && status === 'signed-in');
}
