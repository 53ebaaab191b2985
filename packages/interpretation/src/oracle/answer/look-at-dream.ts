import type { ArcMove, Language } from '@chitta/symbols/types';
import type { DreamView } from '../../arcs/dream-view.ts';
import { viewDream } from '../../arcs/dream-view.ts';
import type { FoundArc } from '../../arcs/find-arcs.ts';
import type { Dictionaries } from '../../dream/open-dictionary.ts';
import { recogniseDream } from '../../dream/recognise-dream.ts';
import { oracleOf, readingOf } from '../../languages/language-packs.ts';
import { createPersonalLexicon, type OwnSymbol } from '../../personal/personal-lexicon.ts';
import { findFeelings } from '../../reading/find-feelings.ts';
import { withTypographicApostrophes } from '../../reading/finish-sentence.ts';
import type { Telling } from '../../reading/telling/telling.ts';
import type { Mention, Span } from '../../types.ts';
import type { TouchingDream } from '../types.ts';
import { chooseMark, chooseQuote } from './choose-quote.ts';
import { type Deed, findDeed } from './find-deed.ts';
import { isWhole } from './whole-telling.ts';
import type { Words } from './words.ts';

/** A dream that an answer speaks of, looked at closely. */
export interface LookedAt {
  readonly touching: TouchingDream;
  /** What happens where it touches the question, told to the dreamer; undefined where it cannot be told. */
  readonly told: Words | undefined;
  /** The dreamer's own words, whole and short; those of the turn or the end, where these are not told already. */
  readonly quote: Words;
  /** The first and the last feeling said to have been felt, as symbols with the dreamer's words. */
  readonly feelings: readonly (Words & { readonly symbol: string })[];
  /** Feelings that it says were not there: "I was not afraid". */
  readonly unfelt: readonly string[];
  /** Says in so many words that it ends well: "it felt good". */
  readonly isWell: boolean;
  /** Where the weightiest thing that happens puts the dreamer, and how sure that is. */
  readonly move: { readonly move: ArcMove; readonly score: number } | undefined;
  /** What the dreamer does, as the dictionary names it, in order. */
  readonly acts: readonly (Span & { readonly name: string })[];
  /** Something could not be done. */
  readonly isUnable: boolean;
  /** Things and people by symbol, as they can be named in a sentence. */
  readonly images: ReadonlyMap<string, { readonly phrase: string; readonly isPerson: boolean }>;
  /** Of its reading, where that is about what touches the question. */
  readonly thought: string | null;
  /** What it comes to, told to the dreamer, sooner where these places stand. */
  readonly deed: (places: readonly Span[]) => Deed | undefined;
  /** A few words that show these places, to be laid beside those of another dream. */
  readonly mark: (places: readonly Span[]) => Words;
}

interface Looking {
  /** The language of the answer: what is told has to be in it. */
  readonly language: Language;
  readonly dictionary: Dictionaries;
  readonly own: readonly OwnSymbol[];
}

/** Looks at a dream closely: what can be told and quoted of it, how it felt, what happens. */
export function lookAtDream(touching: TouchingDream, { language, dictionary, own }: Looking): LookedAt {
  const { dream } = touching;
  const recognised = recogniseDream({
    text: dream.content,
    language: dream.language,
    dictionary,
    personal: (each) => createPersonalLexicon(each, own),
  });
  const view = viewDream(recognised.analysed, recognised.mentions, recognised.personal);
  const [arc] = recognised.dictionary.readingTexts.findArcs(view);
  const isOwnLanguage = dream.language === language;
  const told = isOwnLanguage ? tellTouched(view, touching) : undefined;
  const quote = chooseQuote(view, touching.places, told);
  return {
    touching,
    told: told && { start: told.start, end: told.end, text: told.told ?? '' },
    quote,
    deed: (places) => (isOwnLanguage ? findDeed(view, places) : undefined),
    mark: (places) => chooseMark(view, places, quote),
    isWell: oracleOf(dream.language).well.test(dream.content.slice(dream.content.length / 2)),
    feelings: findFeelings(view).map(({ mention }) => ({ ...placeOf(mention), symbol: mention.symbol })),
    unfelt: recognised.mentions
      .filter(({ group, state }) => group === 'feeling' && state === 'absent')
      .map(({ symbol }) => symbol),
    move: arc && { move: arc.arc.move, score: arc.score },
    acts: isOwnLanguage ? actsOf(view) : [],
    isUnable: Array.from({ length: view.length }, (_, at) => at).some((at) => view.isInability(at)),
    images: isOwnLanguage ? imagesOf(view) : new Map(),
    thought: isOwnLanguage && isAbout(arc, dream.thought, view, [quote]) ? dream.thought : null,
  };
}

/** Actions of the dreamer that have a name of their own. */
function actsOf({ analysis, assertion, tokens }: DreamView): LookedAt['acts'] {
  return analysis.actions.flatMap(({ mention, entry }) => {
    const { start, end, actor } = mention;
    const at = tokens.findIndex((token) => token.end > start);
    // "Chasing or being chased" does not say which.
    const isPlain = !/\s/u.test(entry.name);
    if (actor?.who !== 'dreamer' || entry.isClass || !isPlain || assertion(at) !== 'present') return [];
    return [{ start, end, name: entry.name.toLowerCase() }];
  });
}

function placeOf({ start, end, text }: Mention): Words {
  return { start, end, text: text.toLowerCase() };
}

/** The clause that touches the question and can be told; the earliest of the best, so that it opens what is said. */
function tellTouched(view: DreamView, { places }: TouchingDream): Telling | undefined {
  const { joining, ofSleep, pointing } = readingOf(view.language).tellings;
  const tellings = view.tellings.all();
  const scored = tellings.flatMap((telling) => {
    const { told } = telling;
    if (told === undefined || ofSleep.test(told) || told.split(/\s+/u).length < 4) return [];
    if (!isWhole(telling, view)) return [];
    const touched = new Set(
      places
        .filter(({ start, end, isThere }) => isThere && telling.start < end && start < telling.end)
        .map(({ symbol, start }) => symbol ?? String(start)),
    ).size;
    // What begins with somebody who was named before, or is the end of it all, opens nothing.
    const isLast = telling === tellings.at(-1) && tellings.length > 1;
    const score = touched - (pointing.test(told) ? 1.5 : 0) - (isLast ? 0.6 : 0);
    return touched > 0 ? [{ telling: { ...telling, told: told.replace(joining, '') }, score }] : [];
  });
  return scored.sort((a, b) => b.score - a.score || a.telling.start - b.telling.start)[0]?.telling;
}

/** A reading's thought is told where what it was found by is spoken of here as well. */
function isAbout(
  found: FoundArc | undefined,
  thought: string | null,
  { tokens }: DreamView,
  spoken: readonly Span[],
): boolean {
  if (found === undefined || thought === null || found.score < tellingEnough) return false;
  const headlines = [...found.arc.headline, ...(found.ending?.said.headline ?? [])];
  const matches = [...found.matches, ...(found.ending ? [found.ending.match] : [])];
  return (
    headlines.some(
      (headline) => withTypographicApostrophes(headline) === withTypographicApostrophes(thought),
    ) &&
    matches.some(({ from, to }) => {
      const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0];
      return spoken.some((place) => place.start < end && start < place.end);
    })
  );
}

const tellingEnough = 5;

function imagesOf({ analysis }: DreamView): LookedAt['images'] {
  const images = new Map<string, { phrase: string; isPerson: boolean }>();
  for (const { sign, phrase, plural } of analysis.figures)
    if (!plural && !/["“”«»]/u.test(phrase) && phrase.split(' ').length <= 4)
      images.set(sign.mention.symbol, { phrase, isPerson: sign.mention.group === 'person' });
  return images;
}
