import type { Lexicon, Target } from '../lexicon/lexicon.ts';
import type { PhraseNode } from '../lexicon/phrase-tree.ts';
import type { Token } from '../text/token.ts';

/** A run of words that the dictionary knows. */
export interface Candidate {
  /** Positions in the token list, `last` inclusive. */
  readonly first: number;
  readonly last: number;
  readonly targets: readonly Target[];
  /** The words are an idiom and stand for nothing in the dictionary. */
  readonly isIdiom: boolean;
}

/** No phrase of the dictionary is longer than this, so the walk from one word is bounded. */
const longestPhrase = 8;

/** Every dictionary phrase that begins at this word, longest first. */
export function candidatesAt(
  tokens: readonly Token[],
  ids: readonly (readonly number[])[],
  first: number,
  lexicon: Lexicon,
): Candidate[] {
  const found: Candidate[] = [];
  let nodes: PhraseNode<Target>[] = [lexicon.phrases];
  for (let at = first; at < tokens.length && at < first + longestPhrase; at++) {
    if (at > first && !isBeside(tokens[at])) break;
    nodes = advance(nodes, ids[at] ?? []);
    if (nodes.length === 0) break;
    const targets = nodes.flatMap((node) => node.targets);
    const isIdiom = nodes.some((node) => node.isIdiom);
    if (targets.length > 0 || isIdiom) found.push({ first, last: at, targets, isIdiom });
  }
  return found.reverse();
}

function isBeside(token: Token | undefined): boolean {
  return token?.gap === 'join' || token?.gap === 'hyphen';
}

function advance(nodes: readonly PhraseNode<Target>[], ids: readonly number[]): PhraseNode<Target>[] {
  const next: PhraseNode<Target>[] = [];
  for (const node of nodes) {
    if (!node.hasChildren) continue;
    for (const id of ids) {
      const child = node.child(id);
      if (child !== undefined) next.push(child);
    }
  }
  return next;
}
