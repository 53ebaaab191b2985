import type { Language, RecognisedSymbol } from '@chitta/contract';
import type { Mention } from '@chitta/interpretation';
import type { StoredMention, StoredSymbol } from '#server/db/tables/dreams.ts';
import type { Dictionary } from '#server/platform/dictionary/dictionary.ts';

/** Places kept of one symbol; only a text that repeats one word from end to end has more. */
const mostMentions = 500;

/** Groups the places of each symbol, in the order in which the dream first names them. */
export function groupMentions(mentions: readonly Mention[]): StoredSymbol[] {
  const places = new Map<string, StoredMention[]>();
  for (const { symbol, start, end, variation, rule, state } of mentions) {
    const ofSymbol = places.get(symbol) ?? [];
    if (ofSymbol.length < mostMentions) ofSymbol.push({ start, end, variation, rule, state });
    places.set(symbol, ofSymbol);
  }
  return [...places].map(([id, ofSymbol]) => ({ id, mentions: ofSymbol }));
}

/** Ids of the symbols that the dream says were there. */
export function presentSymbolIds(symbols: readonly StoredSymbol[]): string[] {
  return symbols
    .filter(({ mentions }) => mentions.some(({ state }) => state === 'present'))
    .map(({ id }) => id);
}

/**
 * Symbols with what the dictionary says of them. One that the dictionary no longer has is left out: there is nothing
 * to show of it.
 */
export function presentSymbols(
  dictionary: Dictionary,
  dream: {
    readonly content: string;
    readonly language: Language;
    readonly recognizedSymbols: readonly StoredSymbol[];
  },
): RecognisedSymbol[] {
  const { lexicon, details } = dictionary.of(dream.language);
  return dream.recognizedSymbols.flatMap(({ id, mentions }) => {
    const entry = lexicon.entry(id);
    if (entry === undefined) return [];
    return {
      id,
      name: entry.name,
      group: entry.group,
      category: entry.category,
      meaning: entry.meaning,
      description: details[id]?.description ?? '',
      extendedDescription: details[id]?.extended ?? '',
      deeperInsight: entry.insight,
      mentions: mentions.map((mention) => ({
        ...mention,
        text: dream.content.slice(mention.start, mention.end),
      })),
    };
  });
}
