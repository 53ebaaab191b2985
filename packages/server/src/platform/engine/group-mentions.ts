import type { Mention } from '@chitta/interpretation';
import type { StoredMention, StoredSymbol } from '#server/db/tables/journal/dreams.ts';
import { celebrityId } from './celebrity-id.ts';

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

function storedMention({ condition, actor, owner, ...mention }: Mention): StoredMention {
  const { start, end, variation, rule, state } = mention;
  // A pronoun or the form of the verb may be all that tells who acts.
  const isNamed = actor?.who === 'other' && actor.symbol !== undefined;
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
    ...(isNamed && { actorAt: { start: actor.start, end: actor.end } }),
    ...(owner?.symbol !== undefined && { owner: { start: owner.start, end: owner.end } }),
  };
}
