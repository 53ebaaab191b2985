import type { Span } from '../types.ts';
import { hashWords } from './care-features.ts';
import { type CareKind, type CareStrength, careKinds, strengthOf } from './care-kinds.ts';
import { type CareModel, openCareModel } from './care-model.ts';
import { careWindows } from './care-windows.ts';
import { cutWords, type Word } from './cut-words.ts';
import { findGuarded } from './guards/find-guarded.ts';
import learned from './learned-care.json' with { type: 'json' };
import { detectFeatures, type Features, kindFeatures, kindOf, scoreStretch } from './score-care.ts';

/** What a dream speaks of, and the words that say so. */
export interface Care {
  readonly kind: CareKind;
  readonly strength: CareStrength;
  /**
   * Sure, by a guard: words of care alone. Otherwise the dream is read, with a word of care beside it: what was learned from
   * sentences also takes ordinary dreams for others.
   */
  readonly isSure: boolean;
  readonly spans: readonly Span[];
}

let model: CareModel | undefined;

/**
 * The most urgent harm that a dream speaks of, or nothing for an ordinary dream, however frightening. What the tables of
 * guards hold is sure; what they miss is told by a model that was learned from sentences, in all languages at once. Linear in
 * the length of the text.
 */
export function findCare(text: string): Care | undefined {
  model ??= openCareModel(learned);
  const words = cutWords(text);
  const guarded = findGuarded(words);
  if (guarded) return { ...guarded, strength: strengthOf(guarded.kind), isSure: true };
  const hashes = hashWords(words);
  const found: Care[] = [];
  for (const window of careWindows(words)) {
    if (window[1] - window[0] < fewestWords) continue;
    if (scoreStretch(hashes, window, model) < model.threshold) continue;
    const kind = kindOf(kindFeatures(hashes, window), model);
    const spans = groundsOf(detectFeatures(hashes, window), model, words);
    found.push({ kind, strength: strengthOf(kind), isSure: false, spans });
  }
  return found.sort(byUrgency)[0];
}

function byUrgency(a: Care, b: Care): number {
  return careKinds.indexOf(a.kind) - careKinds.indexOf(b.kind);
}

/** Fewer say nothing by themselves. */
const fewestWords = 4;

const mostGrounds = 3;

/** The words that weighed most. */
function groundsOf({ hashes, places }: Features, { weights }: CareModel, words: readonly Word[]): Span[] {
  const shares = new Map<number, number>();
  hashes.forEach((hash, at) => {
    const [first, second] = places[at] ?? [0, 0];
    const weight = (weights[hash] ?? 0) / 2;
    shares.set(first, (shares.get(first) ?? 0) + weight);
    shares.set(second, (shares.get(second) ?? 0) + weight);
  });
  return [...shares]
    .sort((a, b) => b[1] - a[1])
    .slice(0, mostGrounds)
    .filter(([, share]) => share > 0)
    .map(([at]) => ({ start: words[at]?.start ?? 0, end: words[at]?.end ?? 0 }))
    .sort((a, b) => a.start - b.start);
}
