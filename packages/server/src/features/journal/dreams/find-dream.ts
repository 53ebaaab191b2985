import type { Dream } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { createDreamQueries } from './dreams.queries.ts';
import { showDream } from './show-dream.ts';

/** One dream of the member's own journal. Throws `dreams.not_found`, also for dreams of others. */
export async function findDream(
  context: AppContext,
  { member, id }: { readonly member: Member; readonly id: number },
): Promise<Dream> {
  const dream = await createDreamQueries(context.db).findDream(member.id, id);
  assertThat(dream, 'dreams.not_found');
  return showDream(context, { member, row: dream });
}
