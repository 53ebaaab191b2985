import { useEffect, useState } from 'react';
import { loadWords } from '#web/lib/i18n.ts';
import { useStore } from '#web/lib/store.ts';
import type { Tutorial } from './tutorial.tsx';
import { tutorial } from './tutorial-state.ts';

/** The tutorial, fetched once it is wanted; where it cannot be fetched, the page goes on without. */
export function LazyTutorial() {
  const state = useStore(tutorial);
  const [Loaded, setLoaded] = useState<typeof Tutorial | null>(null);
  const isWanted = state !== 'closed';
  useEffect(() => {
    if (!isWanted || Loaded) return;
    Promise.all([import('./tutorial.tsx'), loadWords('tutorial')]).then(
      ([module]) => setLoaded(() => module.Tutorial),
      () => undefined,
    );
  }, [isWanted, Loaded]);
  return Loaded && <Loaded state={state} onClose={() => tutorial.set('closed')} />;
}
