import type { OracleResponse } from '@chitta/contract';

type Sentence = OracleResponse['sentences'][number];

/** A sentence with its place in the answer, by which it is told apart. */
export interface Numbered {
  readonly sentence: Sentence;
  readonly index: number;
}

export interface Paragraph {
  readonly key: string;
  readonly part: Sentence['part'];
  readonly sentences: readonly Numbered[];
}

/** Sentences of some parts, by paragraph, in the order in which they are told. */
export function paragraphsOf(
  { sentences }: Pick<OracleResponse, 'sentences'>,
  ...parts: readonly Sentence['part'][]
): readonly Paragraph[] {
  const paragraphs = new Map<string, { key: string; part: Sentence['part']; sentences: Numbered[] }>();
  sentences.forEach((sentence, index) => {
    if (!parts.includes(sentence.part)) return;
    const key = `${sentence.part} ${sentence.paragraph}`;
    const paragraph = paragraphs.get(key) ?? { key, part: sentence.part, sentences: [] };
    paragraph.sentences.push({ sentence, index });
    paragraphs.set(key, paragraph);
  });
  return [...paragraphs.values()];
}

/** A place in a text, in UTF-16 offsets. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** Places of a dream, or of the question where `dreamId` is null, that a sentence rests on; each once, in order. */
export function placesIn(sentence: Sentence, dreamId: number | null): readonly Place[] {
  const places = sentence.evidence
    .filter((each) => each.dreamId === dreamId && each.end > each.start)
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
  return places.filter((place, at) => {
    const before = places[at - 1];
    return !before || place.start >= before.end;
  });
}

/** Dreams that a sentence rests on, each once. */
export function dreamsUnder(sentence: Sentence): readonly number[] {
  return [...new Set(sentence.evidence.flatMap(({ dreamId }) => dreamId ?? []))];
}
