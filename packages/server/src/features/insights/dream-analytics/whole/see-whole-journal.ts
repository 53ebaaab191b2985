import { dayAt } from '#server/platform/time/calendar-day.ts';
import { themesOfDream } from '../counting/themes-of-dream.ts';
import { drawSky } from './draw-sky.ts';
import { findRecurrences } from './find-recurrences.ts';
import type { PlacedDream, WholeDream } from './whole-dream.ts';

export interface SeeWholeJournal {
  /** JSON of all dreams, from the first to the last. */
  readonly dreams: string;
  readonly zone: string;
  /** Symbols that have a name, and those of them that are places. */
  readonly named: readonly string[];
  readonly places: readonly string[];
}

export interface SeenJournal {
  /** Both as JSON. */
  readonly sky: string;
  readonly recurrences: string;
}

/** What shows in all dreams together. */
export function seeWholeJournal({ dreams: json, zone, named, places }: SeeWholeJournal): SeenJournal {
  const isNamed = new Set(named);
  const dreams = (JSON.parse(json) as WholeDream[]).map((dream): PlacedDream => {
    return {
      id: dream.id,
      night: dayAt(new Date(Math.floor(dream.at / 1000)), zone),
      symbols: [...new Set(dream.symbols)].filter((symbol) => isNamed.has(symbol)),
      themes: themesOfDream(dream),
    };
  });
  return {
    sky: JSON.stringify(drawSky(dreams)),
    recurrences: JSON.stringify(findRecurrences({ dreams, places: new Set(places) })),
  };
}
