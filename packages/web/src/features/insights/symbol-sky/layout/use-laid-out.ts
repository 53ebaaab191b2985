import { useEffect, useState } from 'react';
import { type LaidOutSky, layOutSymbols, type SkyToLayOut } from './lay-out-symbols.ts';

/** Milliseconds of a frame that laying out may take: the page stays at hand. */
const slice = 7;

/** A journal laid out bit by bit between frames; null until it is. */
export function useLaidOut(sky: SkyToLayOut, aspect: number): LaidOutSky | null {
  const [laidOut, setLaidOut] = useState<{ readonly sky: SkyToLayOut; readonly value: LaidOutSky } | null>(
    null,
  );
  useEffect(() => {
    const steps = layOutSymbols(sky, aspect);
    let timer: ReturnType<typeof setTimeout>;
    const go = () => {
      const end = performance.now() + slice;
      while (performance.now() < end) {
        const step = steps.next();
        if (step.done) return setLaidOut({ sky, value: step.value });
      }
      timer = setTimeout(go);
    };
    timer = setTimeout(go);
    return () => clearTimeout(timer);
  }, [sky, aspect]);
  return laidOut && laidOut.sky === sky && laidOut.value.aspect === aspect ? laidOut.value : null;
}
