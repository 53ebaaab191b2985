import type { ArcWordings, ReadingFrames } from '@chitta/symbols/types';
import type { DreamView } from '../arcs/dream-view.ts';
import { readingOf } from '../languages/language-packs.ts';
import type { ReadingLevel, ReadingPart, ReadingSentence, Span } from '../types.ts';
import type { Image } from './choose-images.ts';
import { chooseWording } from './choose-wording.ts';
import { finishSentence } from './finish-sentence.ts';
import type { Describe } from './model.ts';
import { placesOf } from './places-of.ts';
import type { Moment, ReadingPlan } from './plan-reading.ts';
import { readScene } from './read-scene.ts';
import type { Telling } from './telling/telling.ts';
import { writeTurn } from './write-turn.ts';

type Said = Omit<ReadingSentence, 'paragraph'>;

interface Beside {
  readonly level: ReadingLevel;
  /** The same for the same dream, whatever its symbols. */
  readonly seed: number;
  /** What the journal and the dreamer's own symbols add. */
  readonly history: readonly Said[];
  readonly reassurance: readonly Said[];
  readonly describe: Describe;
  readonly images: readonly Image[];
  /** Nothing is asked to be done, and no lesson drawn. */
  readonly isGentle: boolean;
}

/**
 * One thought about a dream: its headline, a passage for each moment, a last one that comes back to the thought, and what
 * the dreamer can do with it.
 */
export function writeThought(
  view: DreamView,
  plan: ReadingPlan,
  texts: ReadingFrames,
  beside: Beside,
): readonly ReadingSentence[] {
  const { level, seed, isGentle } = beside;
  const { theme, ending, moments } = plan;
  if (theme === undefined) return inParagraphs(readScene(view, texts, beside));
  const say = sayer(view, seed);
  const isFull = level === 'premium';
  const show = (moment: Moment) => [...tell(moment.clauses, view), ...quote(moment, view, texts, seed)];
  const spokenOf = [...moments, ...(ending ? [ending] : [])].flatMap(({ clauses, places }) => [
    ...clauses,
    ...places,
  ]);
  const thought = ending ? { ...ending, places: [...theme.places, ...ending.places] } : theme;
  return inParagraphs([
    say('headline', 'headline', thought),
    ...(ending && level === 'plain' ? [] : moments).map((moment) => [
      ...show(moment),
      // Where little may be said, what it comes to is more than how it began.
      ...(ending && !isFull ? [] : say('insight', 'passage', moment)),
    ]),
    ending ? [...show(ending), ...say('insight', 'passage', ending)] : [],
    isFull ? [...writeTurn(view, texts, seed), ...say('insight', 'passage', thought, 1)] : [],
    beside.history,
    isFull && !isGentle ? say('guidance', 'guidance', thought) : [],
    beside.reassurance.filter((sentence) => isInPlace(sentence, spokenOf)),
    say('question', 'question', thought),
    level === 'plain' || isGentle ? [] : say('step', 'deed', thought),
  ]);
}

/** A death is spoken to where the reading speaks of it: beside another thought the words would only alarm. */
function isInPlace({ evidence }: Said, spokenOf: readonly Span[]): boolean {
  return evidence.every(
    ({ rule, start, end }) =>
      rule !== 'reassurance.death' || spokenOf.some((span) => span.start < end && start < span.end),
  );
}

/** Groups of sentences, each in a paragraph of its own; empty ones leave none, and nothing is said twice. */
function inParagraphs(groups: readonly (readonly Said[])[]): ReadingSentence[] {
  const said = new Set<string>();
  const isNew = ({ text }: Said) => !said.has(text) && said.add(text) === said;
  return groups
    .map((group) => group.filter(isNew))
    .filter((group) => group.length > 0)
    .flatMap((group, paragraph) => group.map((each) => ({ ...each, paragraph })));
}

function sayer(view: DreamView, seed: number) {
  return (
    kind: keyof ArcWordings,
    part: ReadingPart,
    { arc, wordings: all, places }: Moment,
    further = 0,
  ): Said[] => {
    const wordings = all[kind];
    const text = chooseWording(wordings, seed, `${arc.id} ${kind}`, further);
    return text === undefined
      ? []
      : [{ text, part, evidence: places.flatMap((place) => placesOf(place, `arc.${arc.move}`, view)) }];
  };
}

/** Clauses of the dream, told to the dreamer. */
function tell(clauses: readonly Telling[], view: DreamView): Said[] {
  return clauses.flatMap((clause) => {
    if (clause.told === undefined) return [];
    const text = finishSentence(withoutJoiner(clause.told, view));
    return [{ text, part: 'passage', evidence: placesOf(clause, 'told', view) }];
  });
}

function quote(
  { quote: words, places, arc }: Moment,
  view: DreamView,
  { quotes }: ReadingFrames,
  seed: number,
): Said[] {
  const frame = words && chooseWording(quotes, seed, `${arc.id} quote`);
  if (!frame) return [];
  const text = finishSentence(frame.replace('{quote}', () => withoutJoiner(words.trim(), view)));
  return [{ text, part: 'passage', evidence: places.flatMap((place) => placesOf(place, 'told', view)) }];
}

/** A clause that stands alone does not begin with what joined it. */
function withoutJoiner(told: string, { language }: DreamView): string {
  return told.replace(readingOf(language).tellings.joining, '');
}
