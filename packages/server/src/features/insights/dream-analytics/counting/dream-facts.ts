import { dayAt, minutesAt } from '#server/platform/time/calendar-day.ts';

/** What of a dream is counted, as the database gives it: short names, since there are many. */
export interface DreamFacts {
  readonly id: number;
  /** Microseconds since 1970. */
  readonly at: number;
  readonly content: string;
  readonly symbols: readonly string[];
  readonly category: string | null;
  /** As the member said. */
  readonly feelings: readonly string[];
  /** The arc that its reading was found by. */
  readonly arc: string | null;
}

export interface DatedDream extends DreamFacts {
  readonly night: string;
  /** Hour at which it was written down; null: it was given to its night afterwards. */
  readonly hour: number | null;
}

const minute = 60_000_000;

/**
 * A dream in the member's calendar. Who names a night afterwards, and many files that are imported, gives no more than a
 * minute; a dream that was written down here has its microseconds.
 */
export function dateDream(facts: DreamFacts, zone: string): DatedDream {
  const at = new Date(Math.floor(facts.at / 1000));
  const isGiven = facts.at % minute === 0;
  return { ...facts, night: dayAt(at, zone), hour: isGiven ? null : Math.floor(minutesAt(at, zone) / 60) };
}
