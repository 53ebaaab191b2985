import type { Reading } from '@chitta/contract';

/** A free reading, and what premium says of the same dream besides. */
export interface ComparedReadings {
  /** Its paragraphs, the thought first. */
  readonly free: readonly string[];
  /** Passages that only the premium reading has, in its order. */
  readonly added: readonly string[];
}

function paragraphsOf(sentences: Reading['sentences']): string[] {
  const paragraphs = Map.groupBy(sentences, ({ paragraph }) => paragraph);
  return [...paragraphs.values()].map((grouped) => grouped.map(({ text }) => text).join(' '));
}

/** What a premium reading adds to the free one; null where it adds nothing, or where both have words of care to say. */
export function compareReadings(free: Reading, premium: Reading): ComparedReadings | null {
  if (free.care || premium.care) return null;
  const known = new Set(free.sentences.map(({ text }) => text));
  const added = paragraphsOf(premium.sentences.filter(({ text }) => !known.has(text)));
  return added.length === 0 ? null : { free: paragraphsOf(free.sentences), added };
}
