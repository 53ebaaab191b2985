import type { Dream } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { openSymbols } from '../../symbols/dictionary/open-symbols.ts';
import { createDreamQueries } from './dreams.queries.ts';
import { showDream } from './show-dream.ts';

/** Some dreams of the member's own journal as their pages show them; those that are not there are left out. */
export async function listWholeDreams(
  context: AppContext,
  { member, ids }: { readonly member: Member; readonly ids: readonly number[] },
): Promise<Dream[]> {
  const rows = await createDreamQueries(context.db).findDreams(member.id, ids);
  if (rows.length === 0) return [];
  const source = await openSymbols(context, member.id);
  return Promise.all(rows.map((row) => showDream(context, { member, row, source })));
}
