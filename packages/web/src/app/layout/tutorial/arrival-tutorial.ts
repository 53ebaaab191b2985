import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { paths } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session.ts';
import { localKeys, readLocal, writeLocal } from '#web/lib/storage-keys.ts';
import { useStore } from '#web/lib/store.ts';
import { triedDream } from '#web/lib/tried-dream/tried-dream.ts';
import { tutorial } from './tutorial-state.ts';

/** Milliseconds of rest before it opens; who types, taps or has typed is not interrupted. */
const arrivalPause = 500;
const signsOfLife = ['keydown', 'input', 'pointerdown'] as const;

/** Also those of a visitor, which are still being carried in. */
const hasWords = () =>
  triedDream() !== null ||
  [...document.querySelectorAll('textarea')].some(({ value }) => value.trim() !== '');

/** Opens by itself once on this device: half a second after the first arrival, on an empty page that rests. */
export function useArrival(isArrival: boolean): void {
  const state = useStore(tutorial);
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
      tutorial.set('sheet');
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
    const close = () => tutorial.set('closed');
    document.addEventListener('input', close);
    return () => document.removeEventListener('input', close);
  }, [isSheet]);
  useEffect(() => {
    if (!isArrival && tutorial.get() === 'sheet') tutorial.set('closed');
  }, [isArrival]);
}

/** Opens the tutorial by itself when a member first arrives to write. */
export function useArrivalTutorial(): void {
  const { status } = useSession();
  const isWriting = useRouterState({ select: (state) => state.location.pathname === paths.dreamInput });
  useArrival(isWriting && status === 'signed-in');
}
