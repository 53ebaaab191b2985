import type { DueFollowUp } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { openSymbols } from '../../symbols/dictionary/open-symbols.ts';
import { readReadingSettings } from '../reading-settings/read-reading-settings.ts';
import { presentDue } from './follow-ups.presenter.ts';
import { createFollowUpQueries } from './follow-ups.queries.ts';
import { questionWindows, startOfToday } from './question-windows.ts';

/**
 * The one question that the journal asks the member today, about the newest reading that is due; null where none is,
 * where the member wants none, and once one was answered or put aside today, however many are waiting.
 */
export async function findDueFollowUp(
  context: AppContext,
  { member }: { readonly member: Pick<Member, 'id' | 'timezone'> },
): Promise<DueFollowUp | null> {
  const now = context.clock.now();
  const queries = createFollowUpQueries(context.db);
  const { followUpQuestions } = await readReadingSettings(context, member);
  if (!followUpQuestions) return null;
  if (await queries.hasSettledSince(member.id, startOfToday(now, member.timezone))) return null;
  for (const window of questionWindows(now, member.timezone)) {
    const dream = await queries.findDue(member.id, window);
    if (dream) return presentDue(dream, window, await openSymbols(context, member.id));
  }
  return null;
}
