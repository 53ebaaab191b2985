import {
  eachFeature,
  eachKindFeature,
  featureCount,
  kindFeatureCount,
  type OnFeature,
} from './care-features.ts';
import { type CareKind, careKinds } from './care-kinds.ts';
import type { CareModel } from './care-model.ts';
import type { Word } from './cut-words.ts';

type EachFeature = (words: readonly Word[], from: number, to: number, on: OnFeature) => void;

/** The different features of a stretch, each once with the words it was first seen at. */
export interface Features {
  readonly hashes: readonly number[];
  readonly places: readonly (readonly [number, number])[];
}

/** `count` is a power of two. */
export function featuresOf(
  each: EachFeature,
  count: number,
  words: readonly Word[],
  [from, to]: readonly [number, number],
): Features {
  const places = new Map<number, readonly [number, number]>();
  each(words, from, to, (hash, first, second) => {
    const index = hash & (count - 1);
    if (!places.has(index)) places.set(index, [first, second]);
  });
  return { hashes: [...places.keys()], places: [...places.values()] };
}

export const detectFeatures = (words: readonly Word[], window: readonly [number, number]): Features =>
  featuresOf(eachFeature, featureCount, words, window);

export const kindFeatures = (words: readonly Word[], window: readonly [number, number]): Features =>
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

export function kindOf(features: Features, model: CareModel): CareKind {
  const scores = careKinds.map((_, at) =>
    scoreOf(features, model.kindWeights[at] ?? new Float32Array(), model.kindBiases[at] ?? 0),
  );
  const best = scores.indexOf(Math.max(...scores));
  return careKinds[best] ?? careKinds[0];
}
