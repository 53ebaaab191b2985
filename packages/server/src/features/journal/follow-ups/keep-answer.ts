import type { AppContext } from '#server/context.ts';
import { changeFollowUp } from './change-follow-up.ts';
import type { OfDream } from './read-follow-up.ts';

export interface KeepAnswerOptions extends OfDream {
  /** Null: the answer is deleted. */
  readonly text: string | null;
}

/** Keeps what the member answers to a reading's question; the last answer counts. Throws as `changeFollowUp` does. */
export function keepAnswer(context: AppContext, { text, ...ofDream }: KeepAnswerOptions): Promise<void> {
  return changeFollowUp(context, ofDream, (queries, dream, now) =>
    queries.keep(ofDream.member.id, dream.id, { answer: text, answeredAt: text === null ? null : now }),
  );
}
