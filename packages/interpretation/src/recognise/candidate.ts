import { isJoined } from '../grammar/sentence.ts';
import { type Meaning, meaningOf, type PhraseNode } from '../lexicon/phrase-tree.ts';
import type { Target } from '../lexicon/target.ts';
import { isGapWord, longestGap } from './gap-word.ts';
import type { Passage } from './passage.ts';

/** A run of words that the dictionary knows. */
export interface Candidate extends Meaning<Target> {
  /** Positions in the token list, `last` inclusive. */
  readonly first: number;
  readonly last: number;
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
const noNodes: Nodes = [];

/** Every dictionary phrase that begins at this word, longest first. */
export function candidatesAt(passage: Passage, first: number): readonly Candidate[] {
  const form = passage.tokens[first]?.spelling;
  if (form === undefined || form.roots.length === 0) return noCandidates;
  const { alone, roots } = form;
  if (!mayGoOn(passage, roots, first)) {
    return alone === undefined ? noCandidates : [{ first, last: first, ...alone }];
  }
  return candidatesFrom(passage, roots, first);
}

/** Every phrase that begins at this word and at these nodes of a tree, longest first. */
export function candidatesFrom(passage: Passage, roots: Nodes, first: number): readonly Candidate[] {
  const found: Candidate[] = [];
  for (let at = first, nodes = roots; nodes.length > 0; at++) {
    add(found, nodes, first, at);
    if (at + 1 - first >= longestPhrase || !mayGoOn(passage, nodes, at)) break;
    addGapped(found, passage, nodes, first, at);
    nodes = advance(passage, nodes, at + 1);
  }
  return found.length < 2 ? found : found.sort(byLength);
}

/** Longer first; of two as long, the one without other words between. */
function byLength(one: Candidate, other: Candidate): number {
  return other.last - one.last || (one.gap?.after ?? 0) - (other.gap?.after ?? 0);
}

function add(found: Candidate[], nodes: Nodes, first: number, last: number, gap?: Gap): void {
  const meaning = meaningOf(nodes);
  if (meaning === undefined) return;
  found.push(gap === undefined ? { first, last, ...meaning } : { first, last, ...meaning, gap });
}

/** Phrases that allow other words here: "threw | the ring | away". */
function addGapped(found: Candidate[], passage: Passage, nodes: Nodes, first: number, before: number): void {
  for (const { gap } of nodes) {
    if (gap === undefined) continue;
    for (let after = before + 1; after <= before + 1 + longestGap && isJoined(passage, after); after++) {
      const place = after === before + 1 ? undefined : { before, after };
      follow(found, passage, advance(passage, [gap], after), first, after, place);
      if (!isGapWord(passage, after)) break;
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
  for (let at = from, nodes = start; nodes.length > 0; at++) {
    add(found, nodes, first, at, gap);
    if (at + 1 - from >= longestPhrase || !mayGoOn(passage, nodes, at)) break;
    nodes = advance(passage, nodes, at + 1);
  }
}

/** Whether the word behind `at` may continue a phrase. */
function mayGoOn(passage: Passage, nodes: Nodes, at: number): boolean {
  const next = passage.tokens[at + 1];
  if (next === undefined || next.gap === 'stop' || next.gap === 'comma') return false;
  const { mask } = next.spelling;
  for (let each = 0; each < nodes.length; each++) if (nodes[each]?.mayGoOn(mask)) return true;
  return false;
}

/** The nodes reached by the word at `at`. */
function advance(passage: Passage, nodes: Nodes, at: number): Nodes {
  const form = passage.tokens[at]?.spelling;
  if (form === undefined) return noNodes;
  let next: PhraseNode<Target>[] | undefined;
  for (const node of nodes) {
    if ((node.mask & form.mask) === 0) continue;
    for (const id of form.ids) {
      const child = node.child(id);
      if (child === undefined) continue;
      if (next === undefined) next = [child];
      else next.push(child);
    }
  }
  return next ?? noNodes;
}
