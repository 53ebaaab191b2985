import type { SymbolGroup } from '@chitta/symbols/types';
import type { Arc } from '../../arcs/arc.ts';
import type { DreamView } from '../../arcs/dream-view.ts';
import type { FoundArc } from '../../arcs/find-arcs.ts';
import type { Dictionaries } from '../../dream/open-dictionary.ts';
import type { Span } from '../../types.ts';

/** What happens in the quoted words, with the places that show it. */
export interface Comment {
  readonly arc: Arc;
  readonly score: number;
  readonly places: readonly Span[];
}

/** Less sure than this, what happens is not spoken of. */
const sure = 4.7;

/** What happens between people and in oneself; scenery alone says too little beside a question. */
const spokenOf = new Set(
  `move-agrees-unwilling move-pretends move-hides-feeling move-apologises move-says-no move-no-overruled move-makes-room
  move-invited-in move-hesitates move-decides move-changes-mind move-goes-alone move-stays-could-leave move-gives-up
  move-tries-again move-finally-succeeds move-repairs move-breaks-by-accident move-carries-heavy move-carries-somebody
  move-shares move-does-not-come move-recognises move-not-recognised move-realises-too-late move-wanted-but move-laughs
  move-cries move-relief move-ashamed move-angry-shouts move-shouted-at move-comforts move-is-comforted move-goes-home
  move-shown-the-way move-helps-somebody move-joins-in move-scared-but-goes move-younger-self move-someone-missing
  move-chooses move-asks-no-answer move-not-understood move-tells-truth move-lies horse-rides unknown-room-found
  old-home-again down-in-cellar bridge-crossing river-crossing first-fear-then-calm turns-out-harmless
  danger-turns-harmless threat-turns-friend barrier-opens got-away mother-helps father-helps parent-young-again dead-silent
  dead-gives-something dead-says-goodbye grandparent-visits own-child-grown friend-turns-away sentence-not-said not-believed
  unheard-although-shouting scream-silent swims-with-ease hug-held goodbye-departure party-nobody-comes kitchen-together
  exam-unprepared stage-lines-forgotten brakes-fail drive-back-seat baby-forgotten care-for-weaker hurt-animal-helped
  bird-set-free chased transport-missed packing-too-much reunited quarrel`.split(/\s+/u),
);

/** What happens within some words of a dream, what is surest first. */
export function findComments(arcs: readonly FoundArc[], { tokens }: DreamView, within: Span): Comment[] {
  return arcs.flatMap(({ arc, score, matches }) => {
    const places = matches
      .map(({ from, to }) => ({ start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 }))
      .filter(({ start, end }) => within.start <= start && end <= within.end);
    return score >= sure && spokenOf.has(arc.id) && places.length > 0 ? [{ arc, score, places }] : [];
  });
}

/** An image of the quoted words with what the method says of it. */
export interface Gloss extends Span {
  readonly symbol: string;
  /** "a broom" */
  readonly phrase: string;
  /** "the plain effort that clears your mind's floor" */
  readonly meaning: string;
}

const spoken: ReadonlySet<SymbolGroup> = new Set<SymbolGroup>([
  'place',
  'building',
  'vehicle',
  'object',
  'nature',
  'animal',
  'clothing',
  'food',
]);
const everywhere = /^(?:class-|number-|room$|house$|street$|road$|hand$)/u;
const longestPhrase = 3;

/** Things within some words whose meaning can be told, in order. */
export function findGlosses(
  { analysis, language }: DreamView,
  within: Span,
  dictionary: Dictionaries,
): Gloss[] {
  return analysis.figures.flatMap(({ sign, phrase, plural }) => {
    const { symbol, group, kind, state, start, end } = sign.mention;
    const entry = dictionary.of(language)?.entry(symbol);
    const isSpoken =
      kind === undefined && spoken.has(group) && !everywhere.test(symbol) && state === 'present';
    const isPlain = !plural && phrase.split(' ').length <= longestPhrase && !/["“”«»]/u.test(phrase);
    if (entry === undefined || entry.isClass || !isSpoken || !isPlain) return [];
    return within.start <= start && end <= within.end
      ? [{ symbol, phrase, meaning: entry.meaning, start, end }]
      : [];
  });
}
