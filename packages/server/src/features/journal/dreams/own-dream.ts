import type { Handle } from '#server/db/client.ts';
import type { DreamRow } from '#server/db/tables/journal/dreams.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { createDreamQueries } from './dreams.queries.ts';

/** A dream of the member's journal as it is kept. Throws `dreams.not_found`, also for dreams of others. */
export async function ownDream(handle: Handle, userId: number, id: number): Promise<DreamRow> {
  const dream = await createDreamQueries(handle).findDream(userId, id);
  assertThat(dream, 'dreams.not_found');
  return dream;
}
