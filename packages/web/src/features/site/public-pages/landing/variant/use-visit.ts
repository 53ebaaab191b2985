import type { LandingVariant } from '@chitta/contract';
import { useEffect } from 'react';
import { whenIdle } from '#web/lib/device/when-idle.ts';

/** What is told of the visit, once nothing waits for the page any more; without it nothing is counted. */
export function useVisit(variant: LandingVariant | null): void {
  useEffect(() => {
    let isGone = false;
    let leave: (() => void) | undefined;
    const cancel = whenIdle(() => {
      import('./follow-visit.ts').then(
        ({ followVisit }) => {
          if (!isGone) leave = followVisit(variant);
        },
        () => undefined,
      );
    });
    return () => {
      isGone = true;
      cancel();
      leave?.();
    };
  }, [variant]);
}
