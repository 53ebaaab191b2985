import {
  eachFeature,
  eachKindFeature,
  featureCount,
  kindFeatureCount,
  type OnFeature,
  type WordHashes,
} from './care-features.ts';
import { type CareKind, careKinds } from './care-kinds.ts';
import type { CareModel } from './care-model.ts';

type EachFeature = (words: WordHashes, from: number, to: number, on: OnFeature) => void;

/** The different features of a stretch, each once with the words it was first seen at. */
export interface Features {
  readonly hashes: readonly number[];
  readonly places: readonly (readonly [number, number])[];
}

/** `count` is a power of two. */
export function featuresOf(
  each: EachFeature,
  count: number,
  words: WordHashes,
  [from, to]: readonly [number, number],
): Features {
  const places = new Map<number, readonly [number, number]>();
  each(words, from, to, (hash, first, second) => {
    const index = hash & (count - 1);
    if (!places.has(index)) places.set(index, [first, second]);
  });
  return { hashes: [...places.keys()], places: [...places.values()] };
}

export const detectFeatures = (words: WordHashes, window: readonly [number, number]): Features =>
  featuresOf(eachFeature, featureCount, words, window);

export const kindFeatures = (words: WordHashes, window: readonly [number, number]): Features =>
  featuresOf(eachKindFeature, kindFeatureCount, words, window);

/** A few words are not enough to be certain: fewer features count as if there were so many. */
const fewestFeatures = 40;

/** How much each of the features of a stretch counts, so that long ones and short ones are alike. */
export function shareOf(features: number): number {
  return 1 / Math.sqrt(Math.max(fewestFeatures, features));
}

/** The score of a stretch in log odds. */
export function scoreOf({ hashes }: Features, weights: Float32Array, bias: number): number {
  let sum = 0;
  for (const hash of hashes) sum += weights[hash] ?? 0;
  return bias + sum * shareOf(hashes.length);
}

/** A mark for each feature that the stretch at hand has been found to have: numbers of stretches, so that none is cleared. */
const seen = new Uint32Array(featureCount);
let stretches = 0;

/** `scoreOf` the features that a stretch is detected by, without keeping them. */
export function scoreStretch(
  words: WordHashes,
  [from, to]: readonly [number, number],
  { weights, bias }: Pick<CareModel, 'weights' | 'bias'>,
): number {
  stretches = (stretches + 1) >>> 0;
  if (stretches === 0) {
    seen.fill(0);
    stretches = 1;
  }
  let sum = 0;
  let count = 0;
  eachFeature(words, from, to, (hash) => {
    const index = hash & (featureCount - 1);
    if (seen[index] === stretches) return;
    seen[index] = stretches;
    sum += weights[index] ?? 0;
    count += 1;
  });
  return bias + sum * shareOf(count);
}

export function kindOf(features: Features, model: CareModel): CareKind {
  const scores = careKinds.map((_, at) =>
    scoreOf(features, model.kindWeights[at] ?? new Float32Array(), model.kindBiases[at] ?? 0),
  );
  const best = scores.indexOf(Math.max(...scores));
  return careKinds[best] ?? careKinds[0];
}
