import { isJoined } from '../grammar/sentence.ts';
import type { PhraseNode } from '../lexicon/phrase-tree.ts';
import type { Target } from '../lexicon/target.ts';
import { isGapWord, longestGap } from './gap-word.ts';
import type { Passage } from './passage.ts';

/** A run of words that the dictionary knows. */
export interface Candidate {
  /** Positions in the token list, `last` inclusive. */
  readonly first: number;
  readonly last: number;
  readonly targets: readonly Target[];
  /** The words are an idiom and stand for nothing in the dictionary. */
  readonly isIdiom: boolean;
  /** Where other words stand inside: the phrase's last word before and first word after them. */
  readonly gap?: Gap;
}

interface Gap {
  readonly before: number;
  readonly after: number;
}

type Nodes = readonly PhraseNode<Target>[];

/** No phrase of the dictionary is longer than this, so the walk from one word is bounded. */
const longestPhrase = 8;
const noCandidates: readonly Candidate[] = [];
const noTargets: readonly Target[] = [];

/** Every dictionary phrase that begins at this word, longest first. */
export function candidatesAt(passage: Passage, first: number): readonly Candidate[] {
  const roots = passage.tokens[first]?.spelling.roots ?? [];
  if (roots.length === 0) return noCandidates;
  const found: Candidate[] = [];
  let nodes = roots;
  for (let at = first; ; ) {
    addCandidate(found, nodes, first, at);
    if (at + 1 - first >= longestPhrase || !isJoined(passage, at + 1) || !isAnyOpen(nodes)) break;
    addGapped(found, passage, nodes, first, at);
    at++;
    nodes = advance(nodes, passage.tokens[at]?.spelling.ids ?? []);
    if (nodes.length === 0) break;
  }
  return found.length < 2 ? found : found.sort(byLength);
}

/** Longer first; of two as long, the one without other words between. */
function byLength(one: Candidate, other: Candidate): number {
  return other.last - one.last || (one.gap?.after ?? 0) - (other.gap?.after ?? 0);
}

function addCandidate(found: Candidate[], nodes: Nodes, first: number, last: number, gap?: Gap): void {
  let targets = noTargets;
  let isIdiom = false;
  for (const node of nodes) {
    if (node.targets.length > 0)
      targets = targets.length === 0 ? node.targets : [...targets, ...node.targets];
    isIdiom ||= node.isIdiom;
  }
  if (targets.length === 0 && !isIdiom) return;
  if (gap === undefined) found.push({ first, last, targets, isIdiom });
  else found.push({ first, last, targets, isIdiom, gap });
}

/** Phrases that allow other words here: "threw | the ring | away". */
function addGapped(found: Candidate[], passage: Passage, nodes: Nodes, first: number, before: number): void {
  for (const { gap } of nodes) {
    if (gap === undefined) continue;
    for (let at = before + 1; at <= before + 1 + longestGap && isJoined(passage, at); at++) {
      const isLinked = at === before + 1;
      follow(
        found,
        passage,
        advance([gap], passage.tokens[at]?.spelling.ids ?? []),
        first,
        at,
        isLinked ? undefined : { before, after: at },
      );
      if (!isGapWord(passage, at)) break;
    }
  }
}

/** Goes on behind a gap; a phrase has one gap, so this ends soon. */
function follow(
  found: Candidate[],
  passage: Passage,
  start: Nodes,
  first: number,
  from: number,
  gap: Gap | undefined,
): void {
  let nodes = start;
  for (let at = from; nodes.length > 0; at++) {
    addCandidate(found, nodes, first, at, gap);
    if (at + 1 - from >= longestPhrase || !isJoined(passage, at + 1) || !isAnyOpen(nodes)) break;
    nodes = advance(nodes, passage.tokens[at + 1]?.spelling.ids ?? []);
  }
}

function isAnyOpen(nodes: Nodes): boolean {
  for (const node of nodes) if (node.isOpen) return true;
  return false;
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
