import type { ReadingLevel, ReadingPart } from '../types.ts';
import type { DraftSentence } from './model.ts';

export function countWords(text: string): number {
  return text.match(/\S+/gu)?.length ?? 0;
}

interface LevelPlan {
  readonly mostWords: number;
  /** How many passage sentences at most. */
  readonly mostPassages: number;
  readonly parts: ReadonlySet<ReadingPart>;
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
  premium: { mostWords: 580, mostPassages: 60, parts: everything },
  free: {
    mostWords: 250,
    mostPassages: 7,
    parts: new Set(['opening', 'passage', 'feeling', 'guidance', 'question', 'deed']),
  },
  plain: {
    mostWords: 118,
    mostPassages: 4,
    parts: new Set(['opening', 'passage', 'guidance', 'question', 'deed']),
  },
};

const dispensable: ReadonlySet<ReadingPart> = new Set(['passage', 'feeling', 'ending']);

/** The sentences of a level in their order: the lightest passages go first until the rest fits. */
export function fitLevel(sentences: readonly DraftSentence[], level: ReadingLevel): DraftSentence[] {
  const plan = plans[level];
  const kept = new Set(sentences.filter(({ part }) => plan.parts.has(part)));
  const lightFirst = [...kept]
    .filter(({ part }) => dispensable.has(part))
    .sort((a, b) => a.weight - b.weight || b.paragraph - a.paragraph);
  const words = () => [...kept].reduce((sum, { text }) => sum + countWords(text), 0);
  let passages = lightFirst.length;
  for (const sentence of lightFirst) {
    if (passages <= plan.mostPassages && words() <= plan.mostWords) break;
    kept.delete(sentence);
    passages -= 1;
  }
  if (words() > plan.mostWords) {
    const guidance = [...kept].find(({ part }) => part === 'guidance');
    if (guidance) kept.delete(guidance);
  }
  return sentences.filter((sentence) => kept.has(sentence));
}
