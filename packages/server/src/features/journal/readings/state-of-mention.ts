import type { MentionState, StoredMention } from '#server/db/tables/journal/dreams.ts';

/** The state of a kept mention in the words of today: engines before version 5 wrote `negated` for `absent`. */
export function stateOfMention({ state }: Pick<StoredMention, 'state'>): MentionState {
  return state === 'negated' ? 'absent' : state;
}
