import type { Dream } from '@chitta/contract';
import { shownTitle } from '@chitta/contract/shown-title';

/** What a dream is called where it is shown: its own title, or two of its images where that is a sentence cut short. */
export function titleOf({ title, proposedTitle }: Pick<Dream, 'title' | 'proposedTitle'>): string {
  return proposedTitle ?? shownTitle(title);
}
