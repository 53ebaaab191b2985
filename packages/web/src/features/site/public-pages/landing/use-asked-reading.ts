import type { Language } from '@chitta/contract/first-page';
import { useEffect, useMemo, useState } from 'react';
import type { ExampleReading, HeroSkies } from './example/example-dream.ts';
import { layOutHero } from './example/lay-out-hero.ts';
import { loadExampleReading } from './example/use-example.ts';
import type { LiveReading } from './live-reading/live-reading-protocol.ts';
import { useLiveReading } from './live-reading/use-live-reading.ts';

/** A press on "Read it"; each is one of its own. */
export interface Asked {
  /** Empty: the example. */
  readonly text: string;
}

/** The example with its reading and sky; null until it has been fetched. */
function useExampleReading(language: Language): ExampleReading | null {
  const [found, setFound] = useState<{ language: Language; example: ExampleReading } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    loadExampleReading(language).then(
      (example) => isCurrent && setFound({ language, example }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return found?.language === language ? found.example : null;
}

interface AskedReadingOptions {
  readonly language: Language;
  readonly asked: Asked | null;
  readonly isNear: boolean;
}

interface AskedReading {
  readonly example: ExampleReading | null;
  /** Of what was asked for; null until it is there. */
  readonly reading: LiveReading | null;
  /** The sky of a dream that was read, apart from the example. */
  readonly skies: HeroSkies | null;
  readonly hasFailed: boolean;
}

/** What was asked for: the example, which is at hand, or what a visitor wrote, read by an engine in this browser. */
export function useAskedReading({ language, asked, isNear }: AskedReadingOptions): AskedReading {
  const example = useExampleReading(language);
  const live = useLiveReading({ text: asked?.text || null, language, isNear });
  const isExample = asked?.text === '';
  const skies = useMemo(() => (live.reading ? layOutHero(live.reading.sky) : null), [live.reading]);
  return {
    example,
    reading: isExample ? (example?.reading ?? null) : live.reading,
    skies,
    hasFailed: !isExample && live.hasFailed,
  };
}
