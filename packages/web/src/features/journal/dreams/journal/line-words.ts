import type { DreamListItem } from '@chitta/contract';
import { wordsBeside } from '@chitta/contract/shown-title';

/** What a line says beside its title: the thought of its reading, else how the dream goes on. */
export function lineWords({ headline, title, proposedTitle, excerpt }: DreamListItem): string {
  // A title of two images says nothing of how the dream begins.
  return headline ?? (proposedTitle ? excerpt : wordsBeside(title, excerpt));
}
