import { type RefCallback, useCallback, useMemo, useState } from 'react';
import type { Frame } from './draw/projection.ts';

/** Two skies alone, so that turning a phone does not make a third: one for wide frames, one for tall ones. */
const aspects = { wide: 1.7, tall: 0.85 } as const;
/** Where nothing is laid out. */
const supposed = { width: 640, height: 480 };

/** The room of an element for a sky, as it changes. */
export function useFrame(): { readonly frame: Frame; readonly ref: RefCallback<HTMLElement> } {
  const [size, setSize] = useState(supposed);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (width > 0 && height > 0) setSize({ width: Math.floor(width), height: Math.floor(height) });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const frame = useMemo(
    () => ({ ...size, aspect: size.width > size.height * 1.15 ? aspects.wide : aspects.tall }),
    [size],
  );
  return { frame, ref };
}
