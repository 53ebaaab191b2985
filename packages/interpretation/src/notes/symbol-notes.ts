import type { Language } from '@chitta/symbols/types';
import { isCareAlone } from '../care/compose-care.ts';
import { findCare } from '../care/find-care.ts';
import type { Span } from '../types.ts';
import type { MarkedPlace, MarkedSymbol } from './mark-symbols.ts';
import { type SymbolSource, type SymbolTexts, symbolTexts } from './symbol-texts.ts';

/** A place of a symbol with the words that stand there. */
export interface NotedPlace extends Pick<MarkedPlace, 'start' | 'end' | 'variation' | 'rule' | 'state'> {
  readonly text: string;
  /** What the dream says of it there, in its words. */
  readonly condition?: string;
  readonly owner?: string;
  /** Who acts; the words only where they name somebody. */
  readonly actor?: { readonly who: 'dreamer' | 'other'; readonly text?: string };
}

/** A symbol of a dream with what there is to say of it. */
export interface SymbolNote extends SymbolTexts {
  readonly mentions: NotedPlace[];
}

/** What of a reading tells whether care stands alone. */
interface CaredReading {
  readonly care?: { readonly strength: string } | undefined;
  readonly sentences: readonly (Parameters<typeof isCareAlone>[0]['sentences'][number] & {
    readonly part?: string;
  })[];
}

export interface MarkedDream {
  readonly text: string;
  /** The one it is read in. */
  readonly language: Language;
  readonly symbols: readonly MarkedSymbol[];
  /** Missing or null: whether care stands alone is found out here, which takes longer than the rest. */
  readonly reading?: CaredReading | null;
}

/**
 * The symbols of a dream with what the dreamer or the dictionary says of them. One that neither has any longer is left
 * out: there is nothing to show of it. A dream that gets words of care alone has none, unless its reading says so itself: then
 * they stay closed until the dreamer opens them.
 */
export function symbolNotes(
  source: SymbolSource,
  { text, language, symbols, reading }: MarkedDream,
): SymbolNote[] {
  if (symbols.length === 0) return [];
  if (isLeftAlone(text, reading)) return [];
  return symbols.flatMap(({ id, mentions }) => {
    const texts = symbolTexts(source, language, id);
    if (texts === undefined) return [];
    return { ...texts, mentions: mentions.map((place) => notedPlace(place, text)) };
  });
}

/**
 * Whether no symbol may be shown beside a dream: where its reading says what care it takes, by that, else by its words.
 * Readings with a thought always say so; those of earlier engines may be from before anybody looked.
 */
function isLeftAlone(text: string, reading: MarkedDream['reading']): boolean {
  if (reading && isCareAlone(reading)) return reading.care?.strength !== 'strong';
  const isTold = reading?.care !== undefined || reading?.sentences.some(({ part }) => part === 'headline');
  return !isTold && findCare(text)?.isSure === true;
}

/** Longer words are the dream as a whole, and no remark on one thing in it. */
const longestRemark = 200;

/** A place with its words, and those of what the dream says of it there. */
function notedPlace(place: MarkedPlace, text: string): NotedPlace {
  const { start, end, variation, rule, state, condition, owner, actor, actorAt } = place;
  const wordsAt = (at: Span) => text.slice(at.start, Math.min(at.end, at.start + longestRemark));
  return {
    start,
    end,
    text: text.slice(start, end),
    variation,
    rule,
    state,
    ...(condition && { condition: wordsAt(condition) }),
    ...(owner && { owner: wordsAt(owner) }),
    ...(actor && { actor: { who: actor, ...(actorAt && { text: wordsAt(actorAt) }) } }),
  };
}
