import type { Mention, Span } from '../types.ts';
import { celebrityId } from './celebrity-id.ts';

/** A place of a symbol in a dream, without what the text and the dictionary already say. */
export interface MarkedPlace extends Pick<Mention, 'start' | 'end' | 'variation' | 'rule' | 'state'> {
  /** What is said of it, where the dictionary has a symbol for that. */
  readonly condition?: { readonly start: number; readonly end: number; readonly symbol: string };
  /** Who acted, for actions that show it. */
  readonly actor?: 'dreamer' | 'other';
  /** The one who acted, where the words name a symbol. */
  readonly actorAt?: Span;
  /** Whose it is, where the words name a symbol. */
  readonly owner?: Span;
}

/** A symbol with its places in a dream: what is kept of it, its name and texts stay in the dictionary. */
export interface MarkedSymbol {
  readonly id: string;
  readonly mentions: readonly MarkedPlace[];
}

/** Places kept of one symbol; only a text that repeats one word from end to end has more. */
const mostMentions = 500;

/** Groups the places of each symbol, in the order in which the dream first names them. */
export function markSymbols(mentions: readonly Mention[]): MarkedSymbol[] {
  const places = new Map<string, MarkedPlace[]>();
  for (const mention of mentions) {
    // A name stands for nothing in the dictionary.
    if (mention.kind === 'name') continue;
    const symbol = mention.kind === 'celebrity' ? celebrityId(mention.variation) : mention.symbol;
    const ofSymbol = places.get(symbol) ?? [];
    if (ofSymbol.length < mostMentions) ofSymbol.push(markedPlace(mention));
    places.set(symbol, ofSymbol);
  }
  return [...places].map(([id, ofSymbol]) => ({ id, mentions: ofSymbol }));
}

function markedPlace({ condition, actor, owner, ...mention }: Mention): MarkedPlace {
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
