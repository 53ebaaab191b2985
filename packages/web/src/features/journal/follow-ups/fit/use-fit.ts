import type { FollowUp } from '@chitta/contract';
import { useState } from 'react';
import { useKeepFit } from '../follow-ups.api.ts';

export type Fit = NonNullable<FollowUp['fit']>;

/** A verdict as it is on the screen: at once, whether or not the server has it yet. */
export function useFit(dreamId: number, fit: Fit | null) {
  const [shown, setShown] = useState(fit);
  const [savedChange, setSavedChange] = useState(fit?.change ?? '');
  const keep = useKeepFit(dreamId);
  const [known, setKnown] = useState(fit);
  if (fit !== known) {
    setKnown(fit);
    // Taken back elsewhere on the page, or brought back; the server's echo of a tap says nothing new.
    if (fit === null || shown === null) {
      setShown(fit);
      setSavedChange(fit?.change ?? '');
    }
  }

  async function put(next: Fit): Promise<void> {
    setShown(next);
    await keep.mutateAsync(next);
    setSavedChange(next.change);
  }

  return { shown, savedChange, put, keep };
}
