import type { AppContext } from '#server/context.ts';
import { changeFollowUp } from './change-follow-up.ts';
import type { OfDream } from './read-follow-up.ts';

export interface DismissQuestionOptions extends OfDream {
  readonly day: number;
}

/** Puts one of the two questions about a reading aside. Throws as `changeFollowUp` does. */
export function dismissQuestion(
  context: AppContext,
  { day, ...ofDream }: DismissQuestionOptions,
): Promise<void> {
  return changeFollowUp(context, ofDream, (queries, dream, now) =>
    queries.dismiss(ofDream.member.id, dream.id, day, now),
  );
}
