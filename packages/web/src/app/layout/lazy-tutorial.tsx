import { type ComponentProps, useEffect, useState } from 'react';
import type { Tutorial } from './tutorial.tsx';

/** The tutorial, fetched once it is wanted; where it cannot be fetched, the page goes on without. */
export function LazyTutorial(props: ComponentProps<typeof Tutorial>) {
  const [Loaded, setLoaded] = useState<typeof Tutorial | null>(null);
  const isWanted = props.state !== 'closed';
  useEffect(() => {
    if (!isWanted || Loaded) return;
    import('./tutorial.tsx').then(
      (module) => setLoaded(() => module.Tutorial),
      () => undefined,
    );
  }, [isWanted, Loaded]);
  return Loaded && <Loaded {...props} />;
}
