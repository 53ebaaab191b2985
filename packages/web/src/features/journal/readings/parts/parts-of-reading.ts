import type { Reading } from '@chitta/contract';

/** A sentence and its place in the whole reading. */
export interface Numbered {
  readonly sentence: Reading['sentences'][number];
  readonly index: number;
}

/** Sentences that stand together. */
export interface Paragraph {
  readonly number: number;
  readonly sentences: readonly Numbered[];
}

/** A reading taken apart as its page sets it, from above to below. */
export interface PartsOfReading {
  /** The thought; empty for readings that engines before version 5 made. */
  readonly headline: readonly Numbered[];
  readonly prose: readonly Paragraph[];
  /** What the journal adds. */
  readonly history: readonly Paragraph[];
  readonly guidance: readonly Paragraph[];
  readonly care: readonly Paragraph[];
  readonly question: readonly Numbered[];
  readonly deed: readonly Numbered[];
}

type Part = Numbered['sentence']['part'];

/** Sentences grouped by the number of their paragraph, in the order in which it first comes. */
function paragraphsOf(sentences: readonly Numbered[]): readonly Paragraph[] {
  const paragraphs = Map.groupBy(sentences, ({ sentence }) => sentence.paragraph);
  return [...paragraphs].map(([number, grouped]) => ({ number, sentences: grouped }));
}

/** Without a headline the advice is part of the running text: such a reading is shown as it was saved. */
export function partsOfReading(reading: Reading): PartsOfReading {
  const numbered = reading.sentences.map((sentence, index) => ({ sentence, index }));
  const of = (...parts: readonly Part[]) => numbered.filter(({ sentence }) => parts.includes(sentence.part));
  const headline = of('headline');
  const isThought = headline.length > 0;
  const running: readonly Part[] = ['opening', 'passage', 'feeling', 'ending'];
  return {
    headline,
    prose: paragraphsOf(of(...running, ...(isThought ? [] : ['guidance' as const]))),
    history: paragraphsOf(of('history')),
    guidance: isThought ? paragraphsOf(of('guidance')) : [],
    care: paragraphsOf(of('care')),
    question: of('question'),
    deed: of('deed'),
  };
}

/** Whether a sentence only tells what the dream says, so that it is clear of what the passage speaks. */
export function isTold({ evidence }: Numbered['sentence']): boolean {
  return evidence[0]?.rule === 'told';
}

/** Whether a reading is nothing but words of care, so that no meaning is laid over the dream unasked. */
export function isCareAlone(reading: Pick<Reading, 'care'> | null): boolean {
  return reading?.care?.strength === 'strong';
}
