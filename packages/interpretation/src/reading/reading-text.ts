import type { Reading, ReadingSentence } from '../types.ts';

/** The reading as readable text: sentences joined by spaces, paragraphs by an empty line. */
export function readingText(reading: Reading): string {
  const paragraphs = new Map<number, ReadingSentence[]>();
  for (const sentence of reading.sentences) {
    paragraphs.set(sentence.paragraph, [...(paragraphs.get(sentence.paragraph) ?? []), sentence]);
  }
  return [...paragraphs.values()]
    .map((sentences) => sentences.map(({ text }) => text).join(' '))
    .join('\n\n');
}
