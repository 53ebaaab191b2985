import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { wordsFirst } from '#web/lib/device/when-idle.ts';
import type { SmallSky } from './small-sky.tsx';

type Props = ComponentProps<typeof SmallSky>;

/** Kept, so that the next sky is there at once. */
let loaded: ComponentType<Props> | null = null;

/** A small sky whose code comes behind the words next to it; its place is kept free until then. */
export function LazySmallSky(props: Props) {
  const [Sky, setSky] = useState(() => loaded);
  useEffect(() => {
    if (Sky) return;
    const load = () => {
      import('./small-sky.tsx').then(
        (module) => {
          loaded = module.SmallSky;
          setSky(() => module.SmallSky);
        },
        // It is decoration: without a connection the page goes on without.
        () => undefined,
      );
    };
    const timer = setTimeout(load, wordsFirst);
    return () => clearTimeout(timer);
  }, [Sky]);
  return Sky ? <Sky {...props} /> : <span className="sky-small-place" />;
}
