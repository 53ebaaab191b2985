import type { FollowUp } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { openSymbols } from '../../symbols/dictionary/open-symbols.ts';
import { fitRates } from './fit-rates.ts';
import { presentFollowUp } from './follow-ups.presenter.ts';
import { createFollowUpQueries } from './follow-ups.queries.ts';

/** Whose dream is followed up. */
export interface OfDream {
  readonly member: Pick<Member, 'id'>;
  /** Of the dream. */
  readonly id: number;
}

/** What came after the reading of a dream. Throws `dreams.not_found`, also for dreams of others. */
export async function readFollowUp(context: AppContext, { member, id }: OfDream): Promise<FollowUp> {
  const queries = createFollowUpQueries(context.db);
  const dream = await queries.findDream(member.id, id);
  assertThat(dream, 'dreams.not_found');
  const [row, rates, source] = await Promise.all([
    queries.find(member.id, id),
    fitRates(context.db, member.id),
    openSymbols(context, member.id),
  ]);
  return presentFollowUp({ dream, row, rates, source });
}
