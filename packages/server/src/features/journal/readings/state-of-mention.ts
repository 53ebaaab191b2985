import type { MarkedSymbol } from '@chitta/interpretation';
import type { MentionState, StoredMention, StoredSymbol } from '#server/db/tables/journal/dreams.ts';

/** The state of a kept mention in the words of today: engines before version 5 wrote `negated` for `absent`. */
export function stateOfMention({ state }: Pick<StoredMention, 'state'>): MentionState {
  return state === 'negated' ? 'absent' : state;
}

/** Kept symbols as the engine of today marks them. */
export function marksOf(stored: readonly StoredSymbol[]): MarkedSymbol[] {
  return stored.map(({ id, mentions }) => ({
    id,
    mentions: mentions.map((mention) => ({ ...mention, state: stateOfMention(mention) })),
  }));
}
