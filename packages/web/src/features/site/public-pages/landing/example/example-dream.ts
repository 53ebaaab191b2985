import type { Mention } from '@chitta/interpretation';
import type { PlacedSky } from '#web/ui/sky/layout/placed-sky.ts';
import type { LiveReading } from '../live-reading/live-reading-protocol.ts';

/** The sky of a dream beside a page of words: on a phone, and where there is room. */
export interface HeroSkies {
  readonly front: PlacedSky;
  readonly wide: PlacedSky;
  /** Of what a visitor wrote: its stars come one by one. */
  readonly isOwn?: true;
}

/** What the first picture needs of the dream on the first page (`landing:example`), recognised while the app is built. */
export interface ExampleDream {
  readonly mentions: readonly Pick<Mention, 'start' | 'end' | 'group'>[];
}

/** What is said of it, and its sky: for those who ask, and for the page itself. */
export interface ExampleReading {
  readonly reading: LiveReading;
  readonly skies: HeroSkies;
}

export interface ReadExample {
  readonly dream: ExampleDream;
  readonly reading: ExampleReading;
}
