import { useMemo, useState } from 'react';
import { LazySky } from '#web/ui/sky/lazy-sky.tsx';
import { skyOfDream } from '#web/ui/sky/sky-of-dream.ts';
import type { LiveDemo } from './live-reading.tsx';
import type { LiveReading } from './live-reading-protocol.ts';

function skyOfReading({ text, symbols, mentions, sentences }: LiveReading) {
  const mentionsOf = (id: string) =>
    mentions
      .filter(({ symbol }) => symbol === id)
      .map(({ owner, condition, ...place }) => ({
        ...place,
        owner: owner?.text,
        condition: condition?.text,
      }));
  return skyOfDream({
    content: text,
    symbols: symbols.map((symbol) => ({ ...symbol, mentions: mentionsOf(symbol.id) })),
    sentences,
  });
}

/** The sky of the dream that is being read, under tonight's moon; its place is kept while there is none. */
export function LiveSky({ demo: { reading, active, setActive } }: { readonly demo: LiveDemo }) {
  const [tonight] = useState(() => new Date());
  const dream = useMemo(() => reading && skyOfReading(reading), [reading]);
  const lit = useMemo(() => new Set(active ? [active] : []), [active]);
  if (!dream || dream.stars.length === 0) return <div className="sky-place" />;
  return <LazySky dream={dream} night={tonight} lit={lit} onPress={setActive} />;
}
