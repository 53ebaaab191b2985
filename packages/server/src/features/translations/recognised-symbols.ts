import type { Language, RecognisedSymbol } from '@chitta/contract';
import { findGuarded, type Mention } from '@chitta/interpretation';
import type { StoredMention, StoredSymbol } from '#server/db/tables/dreams/dreams.ts';
import type { SymbolSource } from '../symbols/open-symbols.ts';
import { celebrityId } from './celebrity-id.ts';
import { symbolTexts } from './symbol-texts.ts';

/** Places kept of one symbol; only a text that repeats one word from end to end has more. */
const mostMentions = 500;

/** Groups the places of each symbol, in the order in which the dream first names them. */
export function groupMentions(mentions: readonly Mention[]): StoredSymbol[] {
  const places = new Map<string, StoredMention[]>();
  for (const mention of mentions) {
    // A name stands for nothing in the dictionary.
    if (mention.kind === 'name') continue;
    const symbol = mention.kind === 'celebrity' ? celebrityId(mention.variation) : mention.symbol;
    const ofSymbol = places.get(symbol) ?? [];
    if (ofSymbol.length < mostMentions) ofSymbol.push(storedMention(mention));
    places.set(symbol, ofSymbol);
  }
  return [...places].map(([id, ofSymbol]) => ({ id, mentions: ofSymbol }));
}

function storedMention({ start, end, variation, rule, state, condition, actor }: Mention): StoredMention {
  return {
    start,
    end,
    variation,
    rule,
    state,
    ...(condition?.symbol !== undefined && {
      condition: { start: condition.start, end: condition.end, symbol: condition.symbol },
    }),
    ...(actor && { actor: actor.who }),
  };
}

/** Ids of the symbols that the dream says were there. */
export function presentSymbolIds(symbols: readonly StoredSymbol[]): string[] {
  return symbols
    .filter(({ mentions }) => mentions.some(({ state }) => state === 'present'))
    .map(({ id }) => id);
}

/**
 * Symbols with what the member or the dictionary says of them. One that neither has any longer is left out: there is
 * nothing to show of it. A dream that gets words of care alone shows none: no meaning is laid over it anywhere.
 */
export function presentSymbols(
  source: SymbolSource,
  dream: {
    readonly content: string;
    readonly language: Language;
    readonly recognizedSymbols: readonly StoredSymbol[];
  },
): RecognisedSymbol[] {
  if (dream.recognizedSymbols.length === 0 || findGuarded(dream.content)) return [];
  return dream.recognizedSymbols.flatMap(({ id, mentions }) => {
    const texts = symbolTexts(source, dream.language, id);
    if (texts === undefined) return [];
    const places = mentions.map(({ start, end, variation, rule, state }) => {
      return { start, end, text: dream.content.slice(start, end), variation, rule, state };
    });
    return { ...texts, mentions: places };
  });
}
