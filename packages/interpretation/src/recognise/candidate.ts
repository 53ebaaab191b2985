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
  if (mayGoOn(passage, roots, first)) return candidatesFrom(passage, roots, first);
  if (alone === undefined) return noCandidates;
  return [{ first, last: first, targets: alone.targets, isIdiom: alone.isIdiom }];
}

/** Every phrase that begins at this word and at these nodes of a tree, longest first. */
export function candidatesFrom(passage: Passage, roots: Nodes, first: number): readonly Candidate[] {
  let found: Candidate[] | undefined;
  for (let at = first, nodes = roots; nodes.length > 0; at++) {
    const meaning = meaningOf(nodes);
    if (meaning !== undefined) {
      const candidate = { first, last: at, targets: meaning.targets, isIdiom: meaning.isIdiom };
      if (found === undefined) found = [candidate];
      else found.push(candidate);
    }
    if (at + 1 - first >= longestPhrase || !mayGoOn(passage, nodes, at)) break;
    if (hasGap(nodes)) {
      found ??= [];
      addGapped(found, passage, nodes, first, at);
    }
    nodes = advance(passage, nodes, at + 1);
  }
  if (found === undefined) return noCandidates;
  return found.length < 2 ? found : found.sort(byLength);
}

function hasGap(nodes: Nodes): boolean {
  for (let each = 0; each < nodes.length; each++) if (nodes[each]?.gap !== undefined) return true;
  return false;
}

/** Longer first; of two as long, the one without other words between. */
function byLength(one: Candidate, other: Candidate): number {
  return other.last - one.last || (one.gap?.after ?? 0) - (other.gap?.after ?? 0);
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
    const meaning = meaningOf(nodes);
    if (meaning !== undefined) {
      const candidate = { first, last: at, targets: meaning.targets, isIdiom: meaning.isIdiom };
      found.push(gap === undefined ? candidate : { ...candidate, gap });
    }
    if (at + 1 - from >= longestPhrase || !mayGoOn(passage, nodes, at)) break;
    nodes = advance(passage, nodes, at + 1);
  }
}

/** Whether the word behind `at` continues a phrase, or may stand in the gap of one. */
export function mayGoOn(passage: Passage, nodes: Nodes, at: number): boolean {
  const next = passage.tokens[at + 1];
  if (next === undefined || next.gap === 'stop' || next.gap === 'comma') return false;
  const { mask, ids } = next.spelling;
  for (let each = 0; each < nodes.length; each++) {
    const node = nodes[each];
    if (node === undefined) continue;
    if (node.gap !== undefined || ((node.mask & mask) !== 0 && node.hasChild(ids))) return true;
  }
  return false;
}

/** The nodes reached by the word at `at`. */
function advance(passage: Passage, nodes: Nodes, at: number): Nodes {
  const form = passage.tokens[at]?.spelling;
  if (form === undefined) return noNodes;
  const next: PhraseNode<Target>[] = [];
  for (const node of nodes) if ((node.mask & form.mask) !== 0) node.pushChildren(form.ids, next);
  return next;
}
