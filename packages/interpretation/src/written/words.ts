/** Small letters without accents, with plain apostrophes; quotation marks are no words. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘ʼ]/gu, "'").toLowerCase();
}

export function wordsOf(text: string): string[] {
  return folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

export function countWords(text: string): number {
  return text.match(/\S+/gu)?.length ?? 0;
}

/** Every stretch of so many words in a row. */
export function runsOf(text: string, length: number): string[] {
  const words = wordsOf(text);
  return words
    .slice(0, Math.max(0, words.length - length + 1))
    .map((_, at) => words.slice(at, at + length).join(' '));
}

/** A word counts as the same when it begins alike: "flooded" and "flood", "perro" and "perros". */
const stemLength = 5;

/** The beginnings of the words that say something. */
export function stemsOf(text: string, common: ReadonlySet<string>): Set<string> {
  const words = folded(text).match(/\p{L}{3,}/gu) ?? [];
  return new Set(words.filter((word) => !common.has(word)).map((word) => word.slice(0, stemLength)));
}

const quoted = /[“"«„]([^”"»“«]{1,300})[”"»]/gu;

/** What stands in quotation marks. */
export function quotationsIn(text: string): string[] {
  return [...text.matchAll(quoted)].map(([, quotation = '']) => quotation);
}

export function withoutQuotations(text: string): string {
  return text.replace(quoted, ' … ');
}

/** Sentences of a written text. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?…][”"»)]?)\s+/u).filter((sentence) => sentence !== '');
}
