import type { Dream } from '@chitta/contract';
import { shownTitle, titleWithin } from '@chitta/contract/shown-title';

/** What a dream is called where it is shown: its own title, or two of its images where that is a sentence cut short. */
export function titleOf({ title, proposedTitle }: Pick<Dream, 'title' | 'proposedTitle'>): string {
  return proposedTitle ?? shownTitle(title);
}

/** Characters of two lines of a row on a phone. */
const shortTitle = 36;

/** The same for a row of the journal, where it must not be cut inside a word. */
export function rowTitle(dream: Pick<Dream, 'title' | 'proposedTitle'>, isNarrow: boolean): string {
  return isNarrow ? titleWithin(titleOf(dream), shortTitle) : titleOf(dream);
}
