import type { CueRange } from '@chitta/symbols/types';
import type { Assertion } from '../types.ts';
import type { Arc, ArcCue, ArcOutcome } from './arc.ts';
import type { ArcShelf } from './arc-shelf.ts';
import type { DreamView } from './dream-view.ts';
import type { PhraseBook, PhraseHit } from './phrase-book.ts';

/** A cue at a place of the dream: its first word, and the one behind its last. */
export interface CueMatch {
  readonly cue: ArcCue;
  readonly from: number;
  readonly to: number;
}

/** An arc of a dream with what speaks for it, the weightiest first. */
export interface FoundArc {
  readonly arc: Arc;
  /** How much it tells of this dream. */
  readonly score: number;
  readonly matches: readonly CueMatch[];
  /** How it ends, where the dream tells it. */
  readonly ending: Ending | undefined;
}

export interface Ending {
  readonly said: ArcOutcome;
  readonly match: CueMatch;
}

export type ArcFinder = (view: DreamView) => FoundArc[];

/** What is told in the last part of a dream weighs more. */
const late = { from: 0.6, bonus: 0.8 };
/** Every further cue makes an arc surer. */
const further = { bonus: 0.4, most: 3 };
/** What is told with its end is more of a story. */
const ended = { bonus: 1, sentences: 6, wordsToInterruption: 30 };
const third = 1 / 3;

/** Finds the arcs of a dream, the best first. Linear in its length. */
export function arcFinder(shelf: ArcShelf, book: PhraseBook): ArcFinder {
  return (view) => {
    const matches = matchesIn(view, book.find(view), shelf);
    const arcs = new Set([...matches.values()].flatMap(([first]) => first?.cue.arc ?? []));
    const matchesOf = matchesByRange(matches);
    return [...arcs]
      .flatMap((arc) => weigh(arc, view, matchesOf) ?? [])
      .sort((a, b) => b.score - a.score || a.arc.id.localeCompare(b.arc.id));
  };
}

/** What was found of each cue, by its number. */
type Matches = ReadonlyMap<number, readonly CueMatch[]>;

function matchesIn(view: DreamView, hits: readonly PhraseHit[], shelf: ArcShelf): Matches {
  const sentences = sentencesOfConditions(hits, view);
  const matches = new Map<number, CueMatch[]>();
  for (const hit of hits) {
    for (const number of hit.phrase.cues) {
      const cue = shelf.cue(number);
      if (!isBorneOut(cue, view.sentence(hit.from), sentences) || !isMeant(cue, hit, view)) continue;
      const match = { cue, from: hit.from, to: hit.to };
      const known = matches.get(number);
      if (known === undefined) matches.set(number, [match]);
      else known.push(match);
    }
  }
  return matches;
}

/** What was found of some cues, cue by cue. */
type MatchesOf = (cues: CueRange) => readonly CueMatch[];

/** Arcs share their outcomes, so what was found of these is put together once. */
function matchesByRange(matches: Matches): MatchesOf {
  const known = new Map<CueRange, readonly CueMatch[]>();
  return (cues) => {
    let all = known.get(cues);
    if (all === undefined) {
      const found: CueMatch[] = [];
      for (let cue = cues[0]; cue < cues[1]; cue += 1)
        for (const match of matches.get(cue) ?? []) found.push(match);
      all = found;
      known.set(cues, all);
    }
    return all;
  };
}

/** The sentences in which conditions stand, by their numbers. */
type Sentences = ReadonlyMap<number, ReadonlySet<number>>;

function sentencesOfConditions(hits: readonly PhraseHit[], view: DreamView): Sentences {
  const sentences = new Map<number, Set<number>>();
  for (const { phrase, from } of hits) {
    if (phrase.condition === undefined) continue;
    const known = sentences.get(phrase.condition);
    if (known === undefined) sentences.set(phrase.condition, new Set([view.sentence(from)]));
    else known.add(view.sentence(from));
  }
  return sentences;
}

function isBorneOut({ and, not }: ArcCue, at: number, sentences: Sentences): boolean {
  if (not.length > 0 && not.some((condition) => sentences.get(condition)?.has(at) === true)) return false;
  return and.length === 0 || and.some((condition) => isNear(sentences.get(condition), at));
}

function isNear(sentences: ReadonlySet<number> | undefined, at: number): boolean {
  return sentences !== undefined && (sentences.has(at) || sentences.has(at - 1) || sentences.has(at + 1));
}

/** Whether the dream says it of whom it should, as something that was so, at the time that it should. */
function isMeant(cue: ArcCue, { phrase, from, to }: PhraseHit, view: DreamView): boolean {
  if (cue.at === 'end' && from < view.length * (1 - third)) return false;
  if (cue.at === 'start' && from > view.length * third) return false;
  if (!deniesItself(phrase.denying, view, from, to) && isDenied(view, from, to, cue.waking)) return false;
  if (cue.by !== undefined && view.subject(from) !== cue.by) return false;
  const isClaimed = cue.arc?.isOfDreamer === true && cue.weight > 0 && cue.by !== 'other';
  return !isClaimed || !view.isOfAnother(from, to);
}

function deniesItself(
  denying: ReadonlySet<string> | undefined,
  view: DreamView,
  from: number,
  to: number,
): boolean {
  if (denying === undefined) return false;
  for (let at = from; at < to; at += 1) if (denying.has(view.word(at))) return true;
  return false;
}

function isDenied(view: DreamView, from: number, to: number, mayBeWaking: boolean): boolean {
  const isTrue = (state: Assertion) => state === 'present' || (mayBeWaking && state === 'waking');
  for (let at = from; at < to; at += 1) if (!isTrue(view.assertion(at))) return true;
  // "can't find": inability is told as a fact, and yet nothing was found.
  return view.isInability(from - 1) || view.isInability(from - 2);
}

/** Undefined where too little speaks for the arc. */
function weigh(arc: Arc, view: DreamView, matchesOf: MatchesOf): FoundArc | undefined {
  const best = new Map<ArcCue, CueMatch>();
  for (const match of matchesOf(arc.cues)) best.set(match.cue, match);
  const ranked = [...best.values()].sort((a, b) => b.cue.weight - a.cue.weight || b.from - a.from);
  const counted = new Set<number>();
  let sum = 0;
  let count = 0;
  const speaking = ranked.filter(({ cue }) => cue.weight > 0);
  for (const { cue, from, to } of speaking) {
    // The same words speak for an arc once.
    const words = Array.from({ length: to - from }, (_, at) => from + at);
    if (words.some((at) => counted.has(at))) continue;
    for (const at of words) counted.add(at);
    count += 1;
    sum += cue.weight;
  }
  for (const { cue } of ranked) sum += Math.min(0, cue.weight);
  const [first] = speaking;
  if (first === undefined || sum < arc.needs) return undefined;
  const endingAmong = (endings: readonly ArcOutcome[]) => endingOf(endings, speaking, view, matchesOf);
  const ending = endingAmong(arc.endings) ?? endingAmong(arc.endingsOfMove);
  const isLate = (ending?.match ?? first).from > view.length * late.from;
  const weight = Math.min(arc.weight, Math.max(first.cue.weight, arc.needs > 1 ? arc.weight : 0));
  const score =
    weight +
    Math.min(count - 1, further.most) * further.bonus +
    (isLate ? late.bonus : 0) +
    (ending ? ended.bonus : 0);
  return { arc, score, matches: speaking, ending };
}

/** The last that is told of how it ends, behind its beginning and not far from it. */
function endingOf(
  endings: readonly ArcOutcome[],
  matches: readonly CueMatch[],
  view: DreamView,
  matchesOf: MatchesOf,
): Ending | undefined {
  const lastOf = (yields: boolean) => {
    let last: Ending | undefined;
    for (const said of endings) {
      const outcomes = said.outcomes.filter((outcome) => outcome.yields === yields);
      for (const match of outcomes.flatMap(({ cues }) => matchesOf(cues))) {
        if (match.from > (last?.match.from ?? -1) && follows(match, matches, view, yields)) {
          last = { said, match };
        }
      }
    }
    return last;
  };
  return lastOf(false) ?? lastOf(true);
}

function follows(
  end: CueMatch,
  matches: readonly CueMatch[],
  view: DreamView,
  isInterruption: boolean,
): boolean {
  const isApart = matches.every(({ from, to }) => end.to <= from || to <= end.from);
  const isNear = ({ to }: CueMatch) =>
    view.sentence(end.from) - view.sentence(to - 1) <= ended.sentences &&
    (!isInterruption || end.from - to <= ended.wordsToInterruption);
  return isApart && matches.some((match) => match.to <= end.from && isNear(match));
}
