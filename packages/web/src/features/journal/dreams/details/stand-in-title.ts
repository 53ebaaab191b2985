import { journalTitle } from '@chitta/contract/journal-title';
import { shownTitle } from '@chitta/contract/shown-title';

/**
 * What stands in without a title of one's own, as the journal shows it: the first sentence, or two images of the dream
 * where that is too long.
 */
export function standInTitle(content: string, proposal: string | null | undefined): string {
  const title = journalTitle(content);
  return title.endsWith('…') && proposal ? proposal : shownTitle(title);
}
