import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { exerciseQuery } from '../exercise-sessions.api.ts';
import type { ExerciseRun } from './exercise-run.ts';
import { isSameWay, runOfSession } from './run-of-session.ts';

interface ElsewhereOptions {
  readonly run: ExerciseRun | null;
  /** It is on its way to the server: what that has is older. */
  readonly isWaiting: boolean;
  readonly onFurther: (run: ExerciseRun) => void;
  /** It was ended or let go of on another device. */
  readonly onOver: (how: 'ended' | 'gone') => void;
}

/** An exercise that has rested here is looked at once more on the server: it may have been gone on with elsewhere. */
export function useElsewhere({ run, isWaiting, onFurther, onOver }: ElsewhereOptions): void {
  const [first] = useState(run);
  const isAsked = first?.shared === 'same' && !isWaiting;
  const { data, isFetchedAfterMount } = useQuery({ ...exerciseQuery(first?.id ?? ''), enabled: isAsked });
  useEffect(() => {
    // Who has gone on meanwhile stays where they are.
    const isResting = run !== null && run === first && run.since === null;
    if (!isResting || !data || !isFetchedAfterMount) return;
    if (data === 'gone') return onOver('gone');
    if (data.completedAt !== null) return onOver('ended');
    const there = runOfSession(data, run);
    if (!isSameWay(there, run)) onFurther(there);
  });
}
