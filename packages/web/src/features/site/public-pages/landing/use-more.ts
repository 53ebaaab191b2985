import { useEffect, useState } from 'react';
import { loadWords } from '#web/lib/i18n.ts';

type More = typeof import('./landing-more.tsx');

/** Kept, so that it is there at once when the page is come back to. */
let loaded: More | null = null;

/** What the first screen does without, fetched once it is wanted; `failed` where it cannot be. */
export function useMore(isWanted: boolean): More | 'failed' | null {
  const [more, setMore] = useState<More | 'failed' | null>(loaded);
  useEffect(() => {
    if (!isWanted || loaded) return;
    Promise.all([import('./landing-more.tsx'), loadWords('landing-more')]).then(
      ([module]) => {
        loaded = module;
        setMore(module);
      },
      () => setMore('failed'),
    );
  }, [isWanted]);
  return more;
}
