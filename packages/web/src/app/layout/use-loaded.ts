import { useEffect, useState } from 'react';

/** What `load`, which must stay the same, brings once it is wanted; null until then, and where it cannot be fetched. */
export function useLoaded<Loaded>(isWanted: boolean, load: () => Promise<Loaded>): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    if (isWanted && !loaded)
      load().then(
        (found) => setLoaded(() => found),
        () => undefined,
      );
  }, [isWanted, loaded, load]);
  return loaded;
}
