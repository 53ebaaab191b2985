const moonPhaseNames = [
  'new',
  'waxing-crescent',
  'first-quarter',
  'waxing-gibbous',
  'full',
  'waning-gibbous',
  'last-quarter',
  'waning-crescent',
] as const;
type MoonPhaseName = (typeof moonPhaseNames)[number];

export interface MoonPhase {
  readonly name: MoonPhaseName;
  /** Degrees from the sun: 0 new, 90 first quarter, 180 full, 270 last quarter. */
  readonly elongation: number;
  /** Lit part of the disc, 0 to 1. */
  readonly illumination: number;
}

const epoch2000 = Date.UTC(2000, 0, 1, 12);
const msPerCentury = 36_525 * 86_400_000;
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;
const wrap = (degrees: number) => ((degrees % 360) + 360) % 360;

/**
 * The moon at an instant, from the mean elongation and its largest periodic terms (Meeus, Astronomical Algorithms,
 * chapter 48): right to a fraction of a degree, which is minutes in the time of a full moon.
 */
export function moonPhase(at: Date): MoonPhase {
  const t = (at.getTime() - epoch2000) / msPerCentury;
  const meanElongation = wrap(297.8501921 + 445_267.1114034 * t);
  const sun = toRadians(wrap(357.5291092 + 35_999.0502909 * t));
  const moon = toRadians(wrap(134.9633964 + 477_198.8675055 * t));
  const d = toRadians(meanElongation);
  const elongation = wrap(
    meanElongation +
      6.289 * Math.sin(moon) -
      2.1 * Math.sin(sun) +
      1.274 * Math.sin(2 * d - moon) +
      0.658 * Math.sin(2 * d) +
      0.214 * Math.sin(2 * moon) +
      0.11 * Math.sin(d),
  );
  return {
    name: moonPhaseNames[Math.round(elongation / 45) % 8] ?? 'new',
    elongation,
    illumination: (1 - Math.cos(toRadians(elongation))) / 2,
  };
}

/**
 * The lit part of the disc as an SVG path on a circle of radius 1 around 0,0, as seen from the northern hemisphere:
 * one half circle, closed by the ellipse of the shadow's edge.
 */
export function litPath({ elongation }: Pick<MoonPhase, 'elongation'>): string {
  const isWaxing = elongation < 180;
  const edge = Math.cos(toRadians(elongation));
  const limb = isWaxing ? 1 : 0;
  // Less than half lit: the edge bends with the limb; more: against it.
  const bend = edge > 0 === isWaxing ? 0 : 1;
  const radius = Math.abs(edge).toFixed(3);
  return `M0-1A1 1 0 0 ${limb} 0 1A${radius} 1 0 0 ${bend} 0-1Z`;
}
