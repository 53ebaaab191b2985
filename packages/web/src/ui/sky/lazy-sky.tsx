import { type ComponentType, useEffect, useState } from 'react';
import { wordsFirst } from '#web/lib/device/when-idle.ts';
import { loadWords } from '#web/lib/i18n.ts';
import type { SkyProps } from './sky.tsx';

/** Kept, so that the next sky is there at once. */
let loaded: ComponentType<SkyProps> | null = null;

/** A sky whose code and words come once there is one to draw; its place is kept free until then. */
export function LazySky(props: SkyProps) {
  const [Sky, setSky] = useState(() => loaded);
  useEffect(() => {
    if (Sky) return;
    const load = () => {
      Promise.all([import('./sky.tsx'), loadWords('sky')]).then(
        ([module]) => {
          loaded = module.Sky;
          setSky(() => module.Sky);
        },
        // Without a connection the page goes on without its drawing.
        () => undefined,
      );
    };
    const timer = setTimeout(load, wordsFirst);
    return () => clearTimeout(timer);
  }, [Sky]);
  return Sky ? <Sky {...props} /> : <div className="sky-place" data-place={props.place} />;
}
