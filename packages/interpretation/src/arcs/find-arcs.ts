import type { Assertion } from '../types.ts';
import type { Arc, ArcCue, ArcOutcome } from './arc.ts';
import type { DreamView } from './dream-view.ts';
import type { Phrase } from './phrase.ts';
import { PhraseBook, type PhraseHit } from './phrase-book.ts';

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

type Role = 'says' | 'supports' | 'denies';

interface Owner {
  readonly cue: ArcCue;
  readonly role: Role;
}

/** What is told in the last part of a dream weighs more. */
const late = { from: 0.6, bonus: 0.8 };
/** Every further cue makes an arc surer. */
const further = { bonus: 0.4, most: 3 };
/** What is told with its end is more of a story. */
const ended = { bonus: 1, sentences: 6, wordsToInterruption: 30 };
const third = 1 / 3;

/** Prepares the arcs of a language; the answer finds those of a dream, the best first. Linear in its length. */
export function arcFinder(arcs: readonly Arc[], isSmallWord: (word: string) => boolean): ArcFinder {
  const book = new PhraseBook<Owner>(isSmallWord);
  for (const cue of cuesOf(arcs)) {
    for (const phrase of cue.phrases) book.add(phrase, { cue, role: 'says' });
    for (const phrase of cue.and) book.add(phrase, { cue, role: 'supports' });
    for (const phrase of cue.not) book.add(phrase, { cue, role: 'denies' });
  }
  return (view) => {
    const matches = matchesByCue(book.find(view), view);
    const matchesOf = (cues: readonly ArcCue[]) => cues.flatMap((cue) => matches.get(cue) ?? []);
    return arcs
      .flatMap((arc) => weigh(arc, matchesOf(arc.cues), view, matchesOf) ?? [])
      .sort((a, b) => b.score - a.score || a.arc.id.localeCompare(b.arc.id));
  };
}

/** Each cue once, however many arcs end in the same outcome. */
function cuesOf(arcs: readonly Arc[]): ReadonlySet<ArcCue> {
  return new Set(
    arcs.flatMap(({ cues, endings, endingsOfMove }) => [
      ...cues,
      ...[...endings, ...endingsOfMove].flatMap((ending) => [
        ...ending.cues,
        ...ending.outcomes.flatMap((each) => each.cues),
      ]),
    ]),
  );
}

type Matches = ReadonlyMap<ArcCue, readonly CueMatch[]>;

function matchesByCue(hits: readonly PhraseHit<Owner>[], view: DreamView): Matches {
  const sentences = sentencesByCue(hits, view);
  const matches = new Map<ArcCue, CueMatch[]>();
  for (const hit of hits) {
    const { cue, role } = hit.owner;
    if (role !== 'says' || !isMeant(hit, view) || !isBorneOut(hit, sentences, view)) continue;
    const known = matches.get(cue);
    const match = { cue, from: hit.from, to: hit.to };
    if (known === undefined) matches.set(cue, [match]);
    else known.push(match);
  }
  return matches;
}

type Sentences = ReadonlyMap<ArcCue, Readonly<Record<'supports' | 'denies', Set<number>>>>;

function sentencesByCue(hits: readonly PhraseHit<Owner>[], view: DreamView): Sentences {
  const sentences = new Map<ArcCue, Record<'supports' | 'denies', Set<number>>>();
  for (const { owner, from } of hits) {
    if (owner.role === 'says') continue;
    const known = sentences.get(owner.cue) ?? { supports: new Set(), denies: new Set() };
    known[owner.role].add(view.sentence(from));
    sentences.set(owner.cue, known);
  }
  return sentences;
}

function isBorneOut(
  { owner: { cue }, from }: PhraseHit<Owner>,
  sentences: Sentences,
  view: DreamView,
): boolean {
  const at = view.sentence(from);
  const known = sentences.get(cue);
  if (known?.denies.has(at)) return false;
  if (cue.and.length === 0) return true;
  return [at - 1, at, at + 1].some((sentence) => known?.supports.has(sentence));
}

/** Whether the dream says it of whom it should, as something that was so, at the time that it should. */
function isMeant({ owner: { cue }, phrase, from, to }: PhraseHit<Owner>, view: DreamView): boolean {
  if (cue.at === 'end' && from < view.length * (1 - third)) return false;
  if (cue.at === 'start' && from > view.length * third) return false;
  if (!deniesItself(phrase, view, from, to) && isDenied(view, from, to, cue.waking)) return false;
  return cue.by === undefined || view.subject(from) === cue.by;
}

function deniesItself({ denying }: Phrase, view: DreamView, from: number, to: number): boolean {
  if (denying.size === 0) return false;
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
function weigh(
  arc: Arc,
  matches: readonly CueMatch[],
  view: DreamView,
  matchesOf: (cues: readonly ArcCue[]) => readonly CueMatch[],
): FoundArc | undefined {
  if (matches.length === 0) return undefined;
  const best = new Map<ArcCue, CueMatch>();
  for (const match of matches) best.set(match.cue, match);
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
  matchesOf: (cues: readonly ArcCue[]) => readonly CueMatch[],
): Ending | undefined {
  const lastOf = (yields: boolean) => {
    let last: Ending | undefined;
    for (const said of endings) {
      for (const match of matchesOf(cuesOfEnding(said, yields))) {
        if (match.from > (last?.match.from ?? -1) && follows(match, matches, view, yields)) {
          last = { said, match };
        }
      }
    }
    return last;
  };
  return lastOf(false) ?? lastOf(true);
}

function cuesOfEnding({ cues, outcomes }: ArcOutcome, yields: boolean): readonly ArcCue[] {
  const shared = outcomes.filter((outcome) => outcome.yields === yields).flatMap((outcome) => outcome.cues);
  return yields ? shared : [...cues, ...shared];
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
