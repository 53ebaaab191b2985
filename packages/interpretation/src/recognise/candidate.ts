import type { AnalysedText } from '../analysed/analysed-text.ts';
import { isJoined } from '../grammar/sentence.ts';
import type { Form } from '../lexicon/form.ts';
import {
  type Beginnings,
  childrenOf,
  type Meaning,
  meaningOf,
  type PhraseNode,
} from '../lexicon/phrase-tree.ts';
import type { Target } from '../lexicon/target.ts';
import { isGapWord, longestGap } from './gap-word.ts';

/** A run of words that the dictionary knows. */
export interface Candidate extends Meaning<Target> {
  /** Positions in the token list, `last` inclusive. */
  readonly first: number;
  readonly last: number;
  /** Where other words stand inside: the phrase's last word before and first word after them. */
  readonly gap: Gap | undefined;
}

interface Gap {
  readonly before: number;
  readonly after: number;
}

type Nodes = readonly PhraseNode<Target>[];

/** No phrase of the dictionary is longer than this, so the walk from one word is bounded. */
const longestPhrase = 8;

/**
 * The phrases of more than one word that begin with the word at `first`, longest first; undefined where there is none.
 * What the word stands for alone is not asked for here: most words begin no phrase, and for those a text costs next to
 * nothing.
 */
export function phrasesFrom(
  passage: AnalysedText,
  beginnings: Beginnings<Target>,
  first: number,
): Candidate[] | undefined {
  const next = passage.tokens[first + 1];
  if (next === undefined || next.gap === 'stop' || next.gap === 'comma') return undefined;
  return beginnings.mayGoOn(next.spelling) ? walk(passage, beginnings.nodes, first) : undefined;
}

function walk(passage: AnalysedText, roots: Nodes, first: number): Candidate[] | undefined {
  let found: Candidate[] | undefined;
  let nodes = roots;
  for (let at = first; at + 1 - first < longestPhrase && isJoined(passage, at + 1); ) {
    found = withGapped(found, passage, nodes, first, at);
    at++;
    const reached = childrenOf(nodes, formAt(passage, at));
    if (reached === undefined) break;
    nodes = reached;
    found = withMeaning(found, nodes, first, at, undefined);
  }
  return found === undefined || found.length < 2 ? found : found.sort(byLength);
}

function formAt({ tokens }: AnalysedText, at: number): Form {
  return (tokens[at] as AnalysedText['tokens'][number]).spelling;
}

function withMeaning(
  found: Candidate[] | undefined,
  nodes: Nodes,
  first: number,
  last: number,
  gap: Gap | undefined,
): Candidate[] | undefined {
  const meaning = meaningOf(nodes);
  if (meaning === undefined) return found;
  const candidate = { first, last, targets: meaning.targets, isIdiom: meaning.isIdiom, gap };
  if (found === undefined) return [candidate];
  found.push(candidate);
  return found;
}

/** Longer first; of two as long, the one without other words between. */
function byLength(one: Candidate, other: Candidate): number {
  return other.last - one.last || (one.gap?.after ?? 0) - (other.gap?.after ?? 0);
}

/** Adds the phrases that allow other words behind `before`: "threw | the ring | away". */
function withGapped(
  found: Candidate[] | undefined,
  passage: AnalysedText,
  nodes: Nodes,
  first: number,
  before: number,
): Candidate[] | undefined {
  let all = found;
  for (let each = 0; each < nodes.length; each++) {
    const gap = nodes[each]?.gap;
    if (gap !== undefined) all = overGap(all, passage, [gap], first, before);
  }
  return all;
}

/** The words between are looked at only where the phrase goes on behind them. */
function overGap(
  found: Candidate[] | undefined,
  passage: AnalysedText,
  nodes: Nodes,
  first: number,
  before: number,
): Candidate[] | undefined {
  let all = found;
  const end = before + 1 + longestGap;
  for (let after = before + 1; after <= end && isJoined(passage, after); after++) {
    const reached = childrenOf(nodes, formAt(passage, after));
    if (reached === undefined) continue;
    if (!areGapWords(passage, before + 1, after)) break;
    all = follow(all, passage, reached, first, after, after === before + 1 ? undefined : { before, after });
  }
  return all;
}

function areGapWords(passage: AnalysedText, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (!isGapWord(passage, at)) return false;
  return true;
}

/** Goes on behind a gap; a phrase has one gap, so this ends soon. */
function follow(
  found: Candidate[] | undefined,
  passage: AnalysedText,
  start: Nodes,
  first: number,
  from: number,
  gap: Gap | undefined,
): Candidate[] | undefined {
  let all = withMeaning(found, start, first, from, gap);
  let nodes = start;
  for (let at = from + 1; at - from < longestPhrase && isJoined(passage, at); at++) {
    const reached = childrenOf(nodes, formAt(passage, at));
    if (reached === undefined) break;
    nodes = reached;
    all = withMeaning(all, nodes, first, at, gap);
  }
  return all;
}
