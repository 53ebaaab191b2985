import type { PutFitRequest } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { changeFollowUp } from './change-follow-up.ts';
import { judgedSymbols } from './follow-ups.presenter.ts';
import type { OfDream } from './read-follow-up.ts';

export interface KeepFitOptions extends OfDream {
  readonly fit: PutFitRequest;
}

/**
 * Keeps whether a reading fitted, with the symbols that it spoke of. Replaces what was said before.
 * Throws as `changeFollowUp` does.
 */
export function keepFit(context: AppContext, { fit, ...ofDream }: KeepFitOptions): Promise<void> {
  const { verdict, change = '', misfits = [] } = fit;
  const userId = ofDream.member.id;
  return changeFollowUp(context, ofDream, async (queries, dream, now) => {
    const symbolIds = judgedSymbols(dream, await queries.find(userId, dream.id));
    const named = verdict === 'yes' ? [] : symbolIds.filter((symbol) => misfits.includes(symbol));
    await queries.keep(userId, dream.id, { verdict, change, misfits: named, symbolIds, settledAt: now });
  });
}
