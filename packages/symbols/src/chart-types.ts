/** What a natal chart says, in one language, as editors write it and as it is compiled. Keys are those of `@chitta/astrology`. */

export const chartSigns = [
  'aries',
  'taurus',
  'gemini',
  'cancer',
  'leo',
  'virgo',
  'libra',
  'scorpio',
  'sagittarius',
  'capricorn',
  'aquarius',
  'pisces',
] as const;
export type ChartSign = (typeof chartSigns)[number];

export const chartBodies = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
  'meanNode',
  'trueNode',
] as const;
export type ChartBody = (typeof chartBodies)[number];

/** Mean and true node are two reckonings of one thing, of which one line is said. */
export const spokenBodies = [
  ...chartBodies.filter((body): body is Exclude<ChartBody, `${string}Node`> => !body.endsWith('Node')),
  'node',
] as const;
export type SpokenBody = (typeof spokenBodies)[number];

export const chartAspectKinds = ['conjunction', 'sextile', 'square', 'trine', 'opposition'] as const;
export type ChartAspectKind = (typeof chartAspectKinds)[number];

export const chartMoonPhases = [
  'new',
  'waxingCrescent',
  'firstQuarter',
  'waxingGibbous',
  'full',
  'waningGibbous',
  'lastQuarter',
  'waningCrescent',
] as const;
export type ChartMoonPhase = (typeof chartMoonPhases)[number];

export type LinesOfSigns = Readonly<Record<ChartSign, string>>;

export interface ChartContent {
  readonly names: {
    readonly bodies: Readonly<Record<ChartBody, string>>;
    readonly signs: Readonly<Record<ChartSign, string>>;
    readonly aspects: Readonly<Record<ChartAspectKind, string>>;
    readonly phases: Readonly<Record<ChartMoonPhase, string>>;
  };
  /** What each body stands for, as it stands inside the line of an aspect. */
  readonly phrases: Readonly<Record<SpokenBody, string>>;
  readonly bodies: Readonly<Record<SpokenBody, LinesOfSigns>>;
  readonly ascendant: LinesOfSigns;
  readonly midheaven: LinesOfSigns;
  /** Of which part of life each of the twelve speaks. */
  readonly houses: readonly string[];
  /** Sentences around the phrases of two bodies, `{one}` and `{other}`: several, so that a chart does not repeat itself. */
  readonly aspects: Readonly<Record<ChartAspectKind, readonly string[]>>;
  readonly phases: Readonly<Record<ChartMoonPhase, string>>;
  readonly retrograde: string;
}
