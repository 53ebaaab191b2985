import type { Reading } from '@chitta/contract';

/** Symbols that the sentences of a reading rest on, in the order in which it speaks of them; none without a reading. */
export function spokenSymbols(reading: Reading | null): string[] {
  const evidence = reading?.sentences.flatMap((sentence) => sentence.evidence) ?? [];
  return [...new Set(evidence.flatMap(({ symbol }) => symbol ?? []))];
}
