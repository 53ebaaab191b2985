import { useMemo, useState } from 'react';
import { LazySky } from '#web/ui/sky/lazy-sky.tsx';
import type { LiveDemo } from './live-reading.tsx';

/** The sky of the dream that is being read, under tonight's moon; its place is kept while there is none. */
export function LiveSky({ demo: { reading, active, setActive } }: { readonly demo: LiveDemo }) {
  const [tonight] = useState(() => new Date());
  const lit = useMemo(() => new Set(active ? [active] : []), [active]);
  if (!reading || reading.sky.stars.length === 0) return <div className="sky-place" />;
  return <LazySky dream={reading.sky} night={tonight} lit={lit} onPress={setActive} />;
}
