import type { DueFollowUp } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { openSymbols } from '../../symbols/dictionary/open-symbols.ts';
import { readReadingSettings } from '../reading-settings/read-reading-settings.ts';
import { findDueDream } from './find-due-dream.ts';
import { presentDue } from './follow-ups.presenter.ts';

/**
 * The one question that the journal asks the member today, about the newest reading that is due; null where none is,
 * where the member wants none, and once one was answered or put aside today, however many are waiting.
 */
export async function findDueFollowUp(
  context: AppContext,
  { member }: { readonly member: Pick<Member, 'id' | 'timezone'> },
): Promise<DueFollowUp | null> {
  const { followUpQuestions } = await readReadingSettings(context, member);
  if (!followUpQuestions) return null;
  const due = await findDueDream(context, member);
  return due && presentDue(due.dream, due.window, await openSymbols(context, member.id));
}
