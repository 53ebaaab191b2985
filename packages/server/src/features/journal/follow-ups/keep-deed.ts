import type { limits } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { changeFollowUp } from './change-follow-up.ts';
import type { OfDream } from './read-follow-up.ts';

export interface KeepDeedOptions extends OfDream {
  /** Null: as if it had never been accepted. */
  readonly state: limits.DeedState | null;
}

/** Keeps what the member does with a reading's deed. Throws as `changeFollowUp` does. */
export function keepDeed(context: AppContext, { state, ...ofDream }: KeepDeedOptions): Promise<void> {
  return changeFollowUp(context, ofDream, (queries, dream, now) =>
    queries.keep(ofDream.member.id, dream.id, { deed: state, deedAt: state === null ? null : now }),
  );
}
