import type { OracleSentence } from './oracle-answer.ts';

/** A sentence before it is known in which paragraph it stands. */
export type Said = Omit<OracleSentence, 'paragraph'>;

/** Groups of sentences, each a paragraph; empty ones leave none. */
export function inParagraphs(groups: readonly (readonly Said[])[]): OracleSentence[] {
  return groups
    .filter((group) => group.length > 0)
    .flatMap((group, paragraph) => group.map((sentence) => ({ ...sentence, paragraph })));
}
