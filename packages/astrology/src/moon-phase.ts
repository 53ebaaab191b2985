import { cos, normalise } from './angle.ts';

/** From one new moon to the next, each an eighth of the way; the four that are moments are in the middle of theirs. */
export const moonPhases = [
  'new',
  'waxingCrescent',
  'firstQuarter',
  'waxingGibbous',
  'full',
  'waningGibbous',
  'lastQuarter',
  'waningCrescent',
] as const;

export interface MoonPhase {
  readonly phase: (typeof moonPhases)[number];
  /** How far the Moon is ahead of the Sun, in degrees from 0 to 360. */
  readonly elongation: number;
  /** The lit part of its disc, 0 to 1. */
  readonly lit: number;
}

/** The phase of the Moon from the longitudes of Moon and Sun, in degrees. */
export function moonPhaseOf(moon: number, sun: number): MoonPhase {
  const elongation = normalise(moon - sun);
  const phase = moonPhases[Math.floor(normalise(elongation + 22.5) / 45)] ?? 'new';
  return { phase, elongation, lit: (1 - cos(elongation)) / 2 };
}
