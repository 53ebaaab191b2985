import type { HouseSystem } from '@chitta/contract';

/** What is known of somebody's birth, as far as a chart needs it. */
export interface Birth {
  /** `YYYY-MM-DD`. */
  readonly date: string | null;
  /** `HH:MM`, as clocks of the place showed it. */
  readonly time: string | null;
  readonly place: {
    readonly name: string;
    readonly latitude: number;
    readonly longitude: number;
    readonly timeZone: string;
  } | null;
  /** Of two moments that the time can mean: the second. */
  readonly isLaterMoment: boolean;
  readonly houses: HouseSystem;
}
