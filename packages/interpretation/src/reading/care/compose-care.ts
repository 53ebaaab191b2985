import type { ReadingLevel, ReadingPart, Span } from '../../types.ts';
import type { DraftSentence } from '../model.ts';
import type { Phrasing } from '../phrasing/slots.ts';

/** Warmth and a pointer to help; the same at every level, only shorter in plain words. */
export function composeCare(
  spans: readonly Span[],
  care: Phrasing['care'],
  level: ReadingLevel,
): DraftSentence[] {
  const evidence = spans.map(({ start, end }) => ({ start, end, rule: 'care.distress' }));
  const lines: [ReadingPart, number, string][] = [
    ['opening', 0, care.opening],
    ['passage', 1, care.memory],
    ...(level === 'plain' ? [] : ([['passage', 1, care.offer]] as [ReadingPart, number, string][])),
    ['guidance', 2, care.guidance],
    ['guidance', 2, care.help],
    ['question', 3, care.question],
    ['deed', 4, care.deed],
  ];
  return lines.map(([part, paragraph, text]) => ({ text, part, paragraph, evidence, scene: 0, weight: 9 }));
}
