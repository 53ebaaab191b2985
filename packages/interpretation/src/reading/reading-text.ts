import type { ReadingSentence } from '../types.ts';

type Sentence = Pick<ReadingSentence, 'text' | 'paragraph'>;

/** The reading as readable text: sentences joined by spaces, paragraphs by an empty line. */
export function readingText(reading: { readonly sentences: readonly Sentence[] }): string {
  const paragraphs = new Map<number, Sentence[]>();
  for (const sentence of reading.sentences) {
    paragraphs.set(sentence.paragraph, [...(paragraphs.get(sentence.paragraph) ?? []), sentence]);
  }
  return [...paragraphs.values()]
    .map((sentences) => sentences.map(({ text }) => text).join(' '))
    .join('\n\n');
}
