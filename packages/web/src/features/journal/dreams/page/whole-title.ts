import type { Dream } from '@chitta/contract';
import { firstSentence, journalTitle } from '@chitta/contract/journal-title';
import { dreamTitle } from '@chitta/contract/limits';

/** Ends a sentence that is longer than a title may be behind its last whole word. */
function fitting(sentence: string): string {
  if (sentence.length <= dreamTitle.max) return sentence;
  return `${sentence.slice(0, dreamTitle.max - 1).replace(/\s\S*$/, '')}…`;
}

/**
 * A title as it can be gone on writing: one that was cut from the dream's first sentence is given back whole, as far as
 * a title may go. Any other stays as it is.
 */
export function wholeTitle({ title, content }: Pick<Dream, 'title' | 'content'>): string {
  const sentence = firstSentence(content);
  return title === journalTitle(content) ? fitting(sentence) : title;
}

/** What the pages of a dream call it, and what its title is gone on from: two of its images, or its own title, whole. */
export function editableTitle(dream: Pick<Dream, 'title' | 'content' | 'proposedTitle'>): string {
  return dream.proposedTitle ?? wholeTitle(dream);
}
