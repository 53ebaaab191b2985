import { useMemo, useState } from 'react';
import type { SkyStar } from '#web/ui/sky/sky-dream.ts';
import type { HeroSkies } from '../example/example-dream.ts';
import { layOutHero } from '../example/lay-out-hero.ts';
import type { LiveReading } from '../live-reading/live-reading-protocol.ts';
import type { Answer } from '../use-asked-reading.ts';
import { growSky } from './grow-sky.ts';

interface OwnSkyOptions {
  readonly answer: Answer | null;
  /** What was recognised last in the words on the paper. */
  readonly seen: LiveReading | null;
  readonly words: string;
}

const none: readonly SkyStar[] = [];

function areSame(some: readonly SkyStar[], others: readonly SkyStar[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ id, word }, index) => id === others[index]?.id && word === others[index]?.word)
  );
}

/** Drawn anew only when there is another star, not with every key. */
function useGrownSky(stars: readonly SkyStar[]): HeroSkies | null {
  const [grown, setGrown] = useState<{ stars: readonly SkyStar[]; skies: HeroSkies | null }>({
    stars: none,
    skies: null,
  });
  if (!areSame(stars, grown.stars)) setGrown({ stars, skies: stars.length > 0 ? growSky(stars) : null });
  return grown.skies;
}

/** The last reading of own words that was shown; the example is none. */
function useOwnReading(answer: Answer | null): LiveReading | null {
  const [own, setOwn] = useState<LiveReading | null>(null);
  if (answer?.asked.text && answer.reading && answer.reading !== own) setOwn(answer.reading);
  return own;
}

/**
 * The sky of what a visitor wrote: whole once it is read, and until then with the stars that are seen so far. Null before
 * the first of them.
 */
export function useOwnSky({ answer, seen, words }: OwnSkyOptions): HeroSkies | null {
  const grown = useGrownSky(seen?.sky.stars ?? none);
  const read = useOwnReading(answer);
  const whole = useMemo((): HeroSkies | null => read && { ...layOutHero(read.sky), isOwn: true }, [read]);
  const isWhole = answer ? answer.asked.text !== '' && answer.reading : read?.text === words;
  return isWhole ? whole : grown;
}
