import { featureCount, hashWords, kindFeatureCount } from '../src/care/care-features.ts';
import { careKinds } from '../src/care/care-kinds.ts';
import { type CareModelFile, openCareModel } from '../src/care/care-model.ts';
import { careWindows } from '../src/care/care-windows.ts';
import { cutWords } from '../src/care/cut-words.ts';
import { detectFeatures, kindFeatures, scoreStretch } from '../src/care/score-care.ts';
import type { CareSentence } from './care-corpus.ts';
import { type LearningExample, learnWeights } from './learn-weights.ts';

/** Inverse weight of the penalty; the best of 1, 3, 10, 30, 100 on writers who were left out. */
const strength = 10;
/** Log odds from which on a word of care is said; chosen by what it means for writers who were left out. */
const threshold = 1;
/** Sentences that must be met and are not count more in the next try, so often. */
const tries = 12;
const moreImportant = 2;

/**
 * Learns from sentences whether a stretch of a dream speaks of harm, and of which kind. The same sentences give the same
 * model.
 */
export function learnCare(sentences: readonly CareSentence[], learnedFrom: string): CareModelFile {
  const importance = new Map<CareSentence, number>();
  let file = learnOnce(sentences, importance, learnedFrom);
  for (let round = 0; round < tries; round += 1) {
    const missed = sentences.filter((each) => isWrong(each, file));
    if (missed.length === 0) break;
    for (const each of missed) importance.set(each, (importance.get(each) ?? 1) * moreImportant);
    file = learnOnce(sentences, importance, learnedFrom);
  }
  return file;
}

function isWrong({ text, must }: CareSentence, file: CareModelFile): boolean {
  const score = highestScore(text, file);
  return must ? score < file.threshold : score >= file.threshold;
}

/** The highest score of any stretch of a text, in log odds. */
export function highestScore(text: string, file: CareModelFile): number {
  const { weights, bias } = openCareModel(file);
  const words = cutWords(text);
  const hashes = hashWords(words);
  const scores = careWindows(words).map((window) => scoreStretch(hashes, window, { weights, bias }));
  return Math.max(Number.NEGATIVE_INFINITY, ...scores);
}

function learnOnce(
  sentences: readonly CareSentence[],
  importance: ReadonlyMap<CareSentence, number>,
  learnedFrom: string,
): CareModelFile {
  const examples = sentences.flatMap((sentence) => examplesOf(sentence, importance.get(sentence) ?? 1));
  const detect = learnWeights(examples, featureCount, strength);
  const weights = pack(detect.weights);
  const byKind = careKinds.map((kind) =>
    learnWeights(kindExamples(sentences, kind), kindFeatureCount, strength),
  );
  const kindWeights = pack(byKind.flatMap((each) => [...each.weights]));
  return {
    learnedFrom,
    threshold,
    bias: round(detect.bias),
    step: weights.step,
    weights: weights.base64,
    kindBiases: byKind.map(({ bias }) => round(bias)),
    kindStep: kindWeights.step,
    kindWeights: kindWeights.base64,
  };
}

/** What must be met is one stretch; of everything else each stretch must not. */
function examplesOf({ text, must }: CareSentence, importance: number): LearningExample[] {
  const words = cutWords(text);
  const hashes = hashWords(words);
  const windows = must ? [[0, words.length] as const] : careWindows(words);
  return windows.map((window) => ({
    hashes: detectFeatures(hashes, window).hashes,
    isPositive: must,
    importance,
  }));
}

function kindExamples(sentences: readonly CareSentence[], kind: string): LearningExample[] {
  return sentences
    .filter(({ must }) => must)
    .map((sentence) => {
      const words = cutWords(sentence.text);
      return {
        hashes: kindFeatures(hashWords(words), [0, words.length]).hashes,
        isPositive: sentence.kind === kind,
        importance: 1,
      };
    });
}

const most = 15;

/** Whole numbers of one byte, in steps of the greatest weight / 127. */
function pack(weights: ArrayLike<number>): { readonly step: number; readonly base64: string } {
  const step = round(Math.max(...Array.from(weights, Math.abs)) / most);
  const bytes = Int8Array.from(Array.from(weights, (weight) => Math.round(weight / step)));
  return { step, base64: Buffer.from(bytes.buffer).toString('base64') };
}

/** Six digits are plenty, and the same everywhere. */
function round(value: number): number {
  return Number(value.toPrecision(6));
}
