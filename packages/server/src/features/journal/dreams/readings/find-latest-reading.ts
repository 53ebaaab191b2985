import type { Dream } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { createDreamQueries } from '../dreams.queries.ts';
import { showDream } from '../show-dream.ts';

/** The dream of the member's journal that was kept last among those that have a reading; null where none has. */
export async function findLatestReading(context: AppContext, member: Member): Promise<Dream | null> {
  const row = await createDreamQueries(context.db).findLatestRead(member.id);
  return row ? showDream(context, { member, row }) : null;
}
