import type { Language, Reading, RecognisedSymbol, SymbolMention } from '@chitta/contract';
import { findCare, isCareAlone } from '@chitta/interpretation';
import type { StoredMention, StoredSymbol } from '#server/db/tables/journal/dreams.ts';
import type { SymbolSource } from '../../symbols/dictionary/open-symbols.ts';
import { symbolTexts } from './symbol-texts.ts';

/** Ids of the symbols that the dream says were there. */
export function presentSymbolIds(symbols: readonly StoredSymbol[]): string[] {
  return symbols
    .filter(({ mentions }) => mentions.some(({ state }) => state === 'present'))
    .map(({ id }) => id);
}

/**
 * Symbols with what the member or the dictionary says of them. One that neither has any longer is left out: there is
 * nothing to show of it. A dream that gets words of care alone has none, unless its reading says so itself: then they
 * stay closed until the dreamer opens them.
 */
export function presentSymbols(
  source: SymbolSource,
  dream: {
    readonly content: string;
    readonly language: Language;
    readonly recognizedSymbols: readonly StoredSymbol[];
    /** Missing: found out here, which takes longer than the rest. */
    readonly isCareAlone?: boolean;
    readonly reading?: Pick<Reading, 'care' | 'sentences'> | null;
  },
): RecognisedSymbol[] {
  if (dream.recognizedSymbols.length === 0) return [];
  if (isLeftAlone(dream)) return [];
  return dream.recognizedSymbols.flatMap(({ id, mentions }) => {
    const texts = symbolTexts(source, dream.language, id);
    if (texts === undefined) return [];
    return { ...texts, mentions: mentions.map((mention) => presentMention(mention, dream.content)) };
  });
}

/** Whether no symbol may be shown beside a dream: where its reading says what care it takes, by that, else by its words. */
function isLeftAlone({ content, reading, ...dream }: Parameters<typeof presentSymbols>[1]): boolean {
  if (reading?.care) return reading.care.strength !== 'strong' && isCareAlone(reading);
  return dream.isCareAlone ?? findCare(content)?.isSure === true;
}

/** Longer words are the dream as a whole, and no remark on one thing in it. */
const longestRemark = 200;

/** A place with its words, and those of what the dream says of it there. */
function presentMention(mention: StoredMention, content: string): SymbolMention {
  const { start, end, variation, rule, state, condition, owner, actor, actorAt } = mention;
  const wordsAt = (place: { readonly start: number; readonly end: number }) =>
    content.slice(place.start, Math.min(place.end, place.start + longestRemark));
  return {
    start,
    end,
    text: content.slice(start, end),
    variation,
    rule,
    state,
    ...(condition && { condition: wordsAt(condition) }),
    ...(owner && { owner: wordsAt(owner) }),
    ...(actor && { actor: { who: actor, ...(actorAt && { text: wordsAt(actorAt) }) } }),
  };
}
