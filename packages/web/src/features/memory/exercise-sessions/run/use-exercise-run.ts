import { useEffect, useRef, useState } from 'react';
import { beginRun, type ExerciseRun, nextRun, type RunAct } from './exercise-run.ts';
import { findRun, keepRun } from './kept-run.ts';
import { newSessionId } from './session-id.ts';

/** An act as a page says it: when it is done is known here. */
type SaidAct = RunAct extends infer Act ? (Act extends RunAct ? Omit<Act, 'now'> : never) : never;

/** While nobody looks at the page no time is counted. */
function useRestWhileHidden(run: ExerciseRun | null, act: (said: SaidAct) => void) {
  const latest = useRef({ run, act });
  latest.current = { run, act };
  useEffect(() => {
    let wasRunning = false;
    const handle = () => {
      const { run: current, act: say } = latest.current;
      const isHidden = document.visibilityState === 'hidden';
      if (isHidden) wasRunning = current !== null && current.since !== null;
      if (isHidden && wasRunning) say({ act: 'rest' });
      if (!isHidden && wasRunning) say({ act: 'resume' });
    };
    document.addEventListener('visibilitychange', handle);
    return () => document.removeEventListener('visibilitychange', handle);
  }, []);
}

/** The exercise of a member on this device: each answer is kept at once, so that it can be gone on with after anything. */
export function useExerciseRun(memberId: number, today: string) {
  const [run, setRun] = useState<ExerciseRun | null>(() => findRun(memberId));
  function set(next: ExerciseRun | null) {
    setRun(next);
    keepRun(memberId, next);
  }
  function act(said: SaidAct) {
    if (run) set(nextRun(run, { ...said, now: Date.now() } as RunAct));
  }
  useRestWhileHidden(run, act);
  return {
    run,
    act,
    begin: () => set(beginRun({ id: newSessionId(), today, now: Date.now() })),
    /** Lets it rest; gives it as it is to be known everywhere. */
    pause(): ExerciseRun | null {
      if (!run) return null;
      const rested: ExerciseRun = { ...nextRun(run, { act: 'rest', now: Date.now() }), shared: 'same' };
      set(rested);
      return rested;
    },
    /** Goes on with one that was paused elsewhere, or further on. */
    take: (next: ExerciseRun) => set(next),
    /** Nothing of it stays on this device. */
    letGo: () => set(null),
  };
}

export type ExerciseActs = Pick<ReturnType<typeof useExerciseRun>, 'act' | 'letGo'>;
