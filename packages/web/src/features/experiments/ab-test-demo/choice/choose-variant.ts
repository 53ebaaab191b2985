import { type Audience, assign, isMeant, type TrafficSource } from '@chitta/experiments';

/** What is known of somebody who opens the first page. */
export interface Visitor {
  /** Stands for them alone. */
  readonly value: string;
  readonly language: 'en' | 'es';
  readonly source: TrafficSource;
  /** What was searched for, as far as it is told. */
  readonly keyword: string;
  /** Asks not to be tracked, by a setting of the browser. */
  readonly isPrivate: boolean;
}

export interface DemoVariant {
  readonly name: 'present' | 'question' | 'nightmares';
  readonly weight: number;
}

export interface DemoExperiment {
  /** Of the phase that runs: each has one of its own. */
  readonly seed: string;
  readonly audience: Audience;
  /** Part of those who are meant that takes part. */
  readonly coverage: number;
  readonly variants: readonly DemoVariant[];
}

/** The page as it is beside two others. */
export const demoVariants: readonly DemoVariant[] = [
  { name: 'present', weight: 10 },
  { name: 'question', weight: 10 },
  { name: 'nightmares', weight: 10 },
];

/** Whom an experiment can mean, as examples. */
export const audiences = {
  everybody: { languages: [], trafficSources: [], keywords: [] },
  spanish: { languages: ['es'], trafficSources: [], keywords: [] },
  searching: { languages: [], trafficSources: ['search', 'paid'], keywords: ['nightmare', 'pesadilla'] },
} as const satisfies Readonly<Record<string, Audience>>;
export type AudienceName = keyof typeof audiences;
export const audienceNames = Object.keys(audiences) as AudienceName[];

/** Why somebody has no variant; `assigned`: they have one. */
export type Reason = 'assigned' | 'privacy_signal' | 'not_meant' | 'outside_coverage';

export interface Standing {
  readonly variant: DemoVariant;
  /** The part of [0, 1) that leads to it. */
  readonly from: number;
  readonly to: number;
}

export interface Choice {
  readonly reason: Reason;
  readonly standings: readonly Standing[];
  /** Where the visitor falls in [0, 1). */
  readonly n: number;
  /** Null: they see the page as it is, and are not counted. */
  readonly chosen: DemoVariant['name'] | null;
}

function reasonOf(experiment: DemoExperiment, visitor: Visitor, arm: number): Reason {
  if (visitor.isPrivate) return 'privacy_signal';
  const { language, source: trafficSource, keyword: searchKeywords } = visitor;
  if (!isMeant(experiment.audience, { language, trafficSource, searchKeywords })) return 'not_meant';
  return arm === -1 ? 'outside_coverage' : 'assigned';
}

/** The weights as parts of the whole; no part where none has any. */
function partsOf(variants: readonly DemoVariant[]): number[] {
  const total = variants.reduce((sum, { weight }) => sum + weight, 0);
  return variants.map(({ weight }) => (total > 0 ? weight / total : 0));
}

/** Who sees what: the variants share [0, 1) by their weights, and the visitor's value falls into one of them. */
export function chooseVariant(visitor: Visitor, experiment: DemoExperiment): Choice {
  const { seed, variants, coverage } = experiment;
  const weights = partsOf(variants);
  const used = weights.some((part) => part > 0) ? coverage : 0;
  const { n, arm } = assign(visitor.value, { seed, version: 2, coverage: used, weights });
  const reason = reasonOf(experiment, visitor, arm);
  let from = 0;
  const standings = variants.map((variant, index) => {
    const start = from;
    const part = weights[index] ?? 0;
    from += part;
    return { variant, from: start, to: start + part * used };
  });
  const chosen = reason === 'assigned' ? (variants[arm]?.name ?? null) : null;
  return { reason, standings, n: n ?? 0, chosen };
}

/** How many of `count` other visitors who are like this one would see each variant, in the order of the variants. */
export function spread(visitor: Visitor, experiment: DemoExperiment, count: number): readonly number[] {
  const chosen = Array.from(
    { length: count },
    (_, index) => chooseVariant({ ...visitor, value: `visitor-${index + 1}` }, experiment).chosen,
  );
  return experiment.variants.map(({ name }) => chosen.filter((each) => each === name).length);
}
