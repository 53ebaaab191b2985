import type { ArcWordings, Language } from '@chitta/symbols/types';
import type { Arc } from '../arcs/arc.ts';
import type { DreamView } from '../arcs/dream-view.ts';
import type { CueMatch, Ending, FoundArc } from '../arcs/find-arcs.ts';
import { readingOf } from '../languages/language-packs.ts';
import type { Telling } from '../reading/telling/telling.ts';
import type { ReadingLevel, Span } from '../types.ts';

/** Something that happens in the dream, with the dreamer's clause for it and what is said of it. */
export interface Moment {
  readonly arc: Arc;
  /** Those of the arc, or of the end that it takes. */
  readonly wordings: ArcWordings;
  /** The clauses in which it stands, told to the dreamer; none where they cannot be told. */
  readonly clauses: readonly Telling[];
  /** The dreamer's own words, where there is no such clause. */
  readonly quote: string | undefined;
  /** What it was found by. */
  readonly places: readonly Span[];
}

/** What a reading is about. */
export interface ReadingPlan {
  /** In the order of the dream. */
  readonly moments: readonly Moment[];
  /** The one that the thought comes from. */
  readonly theme: Moment | undefined;
  /** How the theme ends, where that is told; the thought is then what it has come to. */
  readonly ending: Moment | undefined;
}

/** Beside the theme a premium reading speaks of one other moment: a thought that has to hold more holds none. */
const mostMoments: Readonly<Record<ReadingLevel, number>> = { premium: 2, free: 1, plain: 1 };
/** A dream of fewer words has the theme alone. */
const shortDream = 25;
/** What weighs so much less than the theme, or so little at all, is left out. */
const faintest = { beside: 2, atAll: 4.5 };

/** Chooses what a reading speaks of. */
export function planReading(view: DreamView, arcs: readonly FoundArc[], level: ReadingLevel): ReadingPlan {
  const most = view.length < shortDream ? 1 : mostMoments[level];
  const chosen: Moment[] = [];
  let best: FoundArc | undefined;
  for (const found of arcs) {
    // A theme with its end is a whole thought.
    if (chosen.length === most || best?.ending) break;
    const moment = isHeard(found, best) ? momentOf(found, view, chosen) : undefined;
    if (moment === undefined) continue;
    best ??= found;
    chosen.push(moment);
  }
  const [theme] = chosen;
  return {
    moments: [...chosen].sort((a, b) => startOf(a) - startOf(b)),
    theme,
    ending: best?.ending && theme && endingOf(best.ending, theme, view),
  };
}

function isHeard({ score }: FoundArc, theme: FoundArc | undefined): boolean {
  return theme === undefined || (score >= faintest.atAll && score > theme.score - faintest.beside);
}

function startOf({ places }: Moment): number {
  return places[0]?.start ?? 0;
}

/** An arc at the first of its places that no other moment speaks of. */
function momentOf(found: FoundArc, view: DreamView, chosen: readonly Moment[]): Moment | undefined {
  const { arc, matches } = found;
  for (const match of matches) {
    const place = placeOf(match, view);
    if (isSpokenOf(place, chosen)) continue;
    const told = tellingAt(place, view, chosen);
    if (told !== undefined) return { arc, wordings: arc, ...told, places: [place] };
  }
  return undefined;
}

/** Its clause is told unless the theme has told it already. */
function endingOf({ said, match }: Ending, theme: Moment, view: DreamView): Moment {
  const place = placeOf(match, view);
  const told = tellingAt(place, view, [theme]) ?? { clauses: [], quote: undefined };
  return { arc: theme.arc, wordings: said, ...told, places: [place] };
}

function tellingAt(
  place: Span,
  view: DreamView,
  chosen: readonly Moment[],
): Pick<Moment, 'clauses' | 'quote'> | undefined {
  const taken = new Set(chosen.flatMap(({ clauses }) => clauses));
  const telling = view.tellings.at(place);
  if (telling === undefined || taken.has(telling)) return undefined;
  const clauses = clausesAt(telling, view, taken);
  return { clauses, quote: clauses.length === 0 ? quoteOf(telling, view) : undefined };
}

function isSpokenOf(place: Span, chosen: readonly Moment[]): boolean {
  return chosen.some(({ places }) => places.some(({ start, end }) => start < place.end && place.start < end));
}

function placeOf({ from, to }: CueMatch, { tokens }: DreamView): Span {
  return { start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 };
}

/** The clause, and the one before it where it begins with somebody who was named there. */
function clausesAt(
  telling: Telling,
  { tellings, language }: DreamView,
  taken: ReadonlySet<Telling>,
): Telling[] {
  if (telling.told === undefined) return [];
  const before = tellings.before(telling);
  const { pointing } = readingOf(language).tellings;
  const isCarriedOn = pointing.test(telling.told) && before?.told !== undefined && !taken.has(before);
  const isNear = before !== undefined && telling.sentence - before.sentence <= 1;
  if (!isCarriedOn || !isNear || wordsOf(before.told ?? '') + wordsOf(telling.told) > 30) return [telling];
  return [before, telling];
}

const longestQuote = 14;
const longestWithSpeech = 20;
const fewestQuoted = 4;

/** The clause in the dreamer's own words, whole and not long, or nothing. */
export function quoteOf({ quote, start, end }: Telling, { text }: DreamView): string | undefined {
  const words = quote ?? text.slice(start, end);
  const count = wordsOf(words);
  const bare = quote === undefined ? words : withoutSpeech(words);
  const most = bare === words ? longestQuote : longestWithSpeech;
  const isClean = !/["“”«»\n()¿?¡!…]/u.test(bare) && count >= fewestQuoted && count <= most;
  return isClean ? words : undefined;
}

/** Without what somebody says within a quotation. */
function withoutSpeech(words: string): string {
  for (const [opening, closing] of [
    ['‘', '’'],
    ['“', '”'],
  ] as const) {
    const [from, to] = [words.indexOf(opening), words.lastIndexOf(closing)];
    if (from >= 0 && to > from) return words.slice(0, from) + words.slice(to + 1);
  }
  return words;
}

function wordsOf(text: string): number {
  return text.split(/\s+/u).length;
}

/** Whether it is told as something that happens in the dream. */
export function isEvent(told: string, language: Language): boolean {
  return wordsOf(told) >= 4 && !readingOf(language).tellings.ofSleep.test(told);
}
