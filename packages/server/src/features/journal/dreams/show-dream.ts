import type { Dream } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { DreamRow } from '#server/db/tables/journal/dreams.ts';
import { isPremiumMember, type Member } from '#server/platform/sessions/member.ts';
import { openSymbols } from '../../symbols/dictionary/open-symbols.ts';
import { presentDream } from './dreams.presenter.ts';
import { createEarlierReadingQueries } from './readings/earlier-readings.queries.ts';

/** A dream as its page shows it to its member, with what is known beside its row. */
export async function showDream(context: AppContext, member: Member, row: DreamRow): Promise<Dream> {
  const [source, earlierReadings] = await Promise.all([
    openSymbols(context, member.id),
    createEarlierReadingQueries(context.db).count(member.id, row.id),
  ]);
  const isPremium = isPremiumMember(member, context.clock.now());
  return presentDream(row, { source, isPremium, earlierReadings });
}
