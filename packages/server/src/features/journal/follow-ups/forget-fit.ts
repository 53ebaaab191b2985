import { limits } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { changeFollowUp } from './change-follow-up.ts';
import type { OfDream } from './read-follow-up.ts';

/** Whoever takes an answer back does not want to be asked for it again. */
const everyQuestion = Math.max(...limits.followUpWindows.map(({ day }) => day));

/** Deletes what was said of a reading, its words with it. Throws as `changeFollowUp` does. */
export function forgetFit(context: AppContext, ofDream: OfDream): Promise<void> {
  const nothing = { verdict: null, change: '', misfits: [], symbolIds: [], dismissedDay: everyQuestion };
  return changeFollowUp(context, ofDream, (queries, dream) =>
    queries.keep(ofDream.member.id, dream.id, nothing),
  );
}
