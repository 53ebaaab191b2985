import type { MarkNightRequest, RecallNight } from '@chitta/contract';
import type { RecallMark } from '@chitta/contract/limits';
import { shiftDay } from '#web/lib/format/format-night.ts';

/** How many nights can be marked here: last night, and those that were missed. */
export const shownNights = 7;

/** A night as its button shows it. */
export interface KnownNight {
  /** The day on which it ended. */
  readonly night: string;
  /** As the member marked it. */
  readonly mark: RecallMark | null;
  /** What it counts as. */
  readonly counts: RecallMark | null;
  /** Dreams of it in the journal. */
  readonly dreams: number;
}

/** The last nights, last night first, with what is on its way from this device. */
export function knownNights(
  today: string,
  nights: readonly RecallNight[],
  waiting: readonly MarkNightRequest[],
): readonly KnownNight[] {
  return Array.from({ length: shownNights }, (_, index) => {
    const night = shiftDay(today, -index);
    const known = nights.find((each) => each.night === night);
    const mark = waiting.findLast((each) => each.night === night)?.mark ?? known?.mark ?? null;
    const dreams = known?.dreams ?? 0;
    return { night, mark, dreams, counts: dreams > 0 ? 'dream' : mark };
  });
}
