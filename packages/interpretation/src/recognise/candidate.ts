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

type Nodes = readonly PhraseNode<Target>[];

/** No phrase of the dictionary is longer than this, so the walk from one word is bounded. */
const longestPhrase = 8;
const none: readonly Candidate[] = [];

/** Every dictionary phrase that begins at this word, longest first. */
export function candidatesAt(
  tokens: readonly Token[],
  idsAt: (at: number) => readonly number[],
  first: number,
  lexicon: Lexicon,
): readonly Candidate[] {
  let nodes = advance([lexicon.phrases], idsAt(first));
  if (nodes.length === 0) return none;
  const found: Candidate[] = [];
  const end = Math.min(tokens.length, first + longestPhrase);
  for (let at = first; nodes.length > 0; ) {
    addCandidate(found, nodes, first, at);
    at++;
    if (at >= end || !isBeside(tokens[at]) || !nodes.some((node) => node.hasChildren)) break;
    nodes = advance(nodes, idsAt(at));
  }
  return found.reverse();
}

function addCandidate(found: Candidate[], nodes: Nodes, first: number, last: number): void {
  const targets = nodes.length === 1 ? (nodes[0]?.targets ?? []) : nodes.flatMap((node) => node.targets);
  const isIdiom = nodes.some((node) => node.isIdiom);
  if (targets.length > 0 || isIdiom) found.push({ first, last, targets, isIdiom });
}

function isBeside(token: Token | undefined): boolean {
  return token?.gap === 'join' || token?.gap === 'hyphen';
}

function advance(nodes: Nodes, ids: readonly number[]): Nodes {
  const next: PhraseNode<Target>[] = [];
  for (const node of nodes) {
    for (const id of ids) {
      const child = node.child(id);
      if (child !== undefined) next.push(child);
    }
  }
  return next;
}
