import type { ReadingLevel, ReadingPart } from '../types.ts';
import type { DraftSentence } from './model.ts';

/** Words as a reader counts them: stretches without white space. */
export function countWords(text: string): number {
  let count = 0;
  let isInside = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    const isSpace = code > 32 ? code === 160 : code === 32 || code === 10 || code === 9 || code === 13;
    if (!isSpace && !isInside) count += 1;
    isInside = !isSpace;
  }
  return count;
}

/** Words of a sentence. Counted anew each time: a weak map would keep whole readings from being collected early. */
export function wordsIn({ text }: DraftSentence): number {
  return countWords(text);
}

interface LevelPlan {
  readonly mostWords: number;
  /** How many passage sentences at most. */
  readonly mostPassages: number;
  readonly parts: ReadonlySet<ReadingPart>;
  /** Words left free in a dream of so many places, so that there is room to deal with all of it. */
  readonly wordsKept: (places: number) => number;
}

const everything: ReadonlySet<ReadingPart> = new Set([
  'opening',
  'passage',
  'feeling',
  'ending',
  'guidance',
  'question',
  'deed',
]);

const plans: Readonly<Record<ReadingLevel, LevelPlan>> = {
  premium: {
    mostWords: 560,
    mostPassages: 60,
    parts: everything,
    wordsKept: (places) => Math.min(120, Math.max(0, 3 * (places - 35))),
  },
  free: {
    mostWords: 225,
    mostPassages: 12,
    parts: everything,
    wordsKept: (places) => Math.min(85, Math.max(0, 4 * (places - 14))),
  },
  plain: {
    mostWords: 118,
    mostPassages: 4,
    parts: new Set(['opening', 'passage', 'guidance', 'question', 'deed']),
    wordsKept: () => 0,
  },
};

const dispensable: ReadonlySet<ReadingPart> = new Set(['passage', 'feeling', 'ending']);

/** So many passages stay before the guidance goes. */
const fewestPassages = 2;

/**
 * The sentences of a level in their order, for a dream of so many recognised places: the lightest passages go first until the rest
 * fits.
 */
export function fitLevel(
  sentences: readonly DraftSentence[],
  level: ReadingLevel,
  places = 0,
): DraftSentence[] {
  const { wordsKept } = plans[level];
  const plan = { ...plans[level], mostWords: plans[level].mostWords - wordsKept(places) };
  const kept = new Set(sentences.filter(({ part }) => plan.parts.has(part)));
  let words = [...kept].reduce((sum, sentence) => sum + wordsIn(sentence), 0);
  let passages = [...kept].filter(({ part }) => dispensable.has(part)).length;
  for (const sentence of dropOrder([...kept])) {
    if (words <= plan.mostWords && passages <= plan.mostPassages) break;
    const isPassage = dispensable.has(sentence.part);
    if (words <= plan.mostWords && !isPassage) continue;
    kept.delete(sentence);
    words -= wordsIn(sentence);
    if (isPassage) passages -= 1;
  }
  return sentences.filter((sentence) => kept.has(sentence));
}

/** Light passages first; then the guidance; then the passages that were to stay. Then what goes on from the opening; its first sentence, question and deed never go. */
function dropOrder(sentences: readonly DraftSentence[]): DraftSentence[] {
  const light = sentences
    .filter(({ part }) => dispensable.has(part))
    .map((sentence) => ({ sentence, worth: worth(sentence) }))
    .sort((a, b) => a.worth - b.worth || b.sentence.paragraph - a.sentence.paragraph)
    .map(({ sentence }) => sentence);
  const kept = Math.max(0, light.length - fewestPassages);
  const guidance = sentences.filter(({ part }) => part === 'guidance');
  const opening = sentences.filter(({ part }) => part === 'opening');
  return [...light.slice(0, kept), ...guidance, ...light.slice(kept), ...opening.slice(1).reverse()];
}

/** What a sentence is worth for the room it takes: its weight, and how many places of the dream it deals with. */
function worth(sentence: DraftSentence): number {
  const { weight, evidence } = sentence;
  return weight + 0.5 * Math.min(evidence.length, 6) - 0.06 * wordsIn(sentence);
}
