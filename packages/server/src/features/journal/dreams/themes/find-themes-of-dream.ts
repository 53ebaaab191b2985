import type { Handle } from '#server/db/client.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { createDreamQueries } from '../dreams.queries.ts';

/** Names of the themes of a dream of the member. Throws `dreams.not_found`, also for dreams of others. */
export async function findThemesOfDream(
  handle: Handle,
  userId: number,
  id: number,
): Promise<readonly string[]> {
  const dream = await createDreamQueries(handle).findDream(userId, id);
  assertThat(dream, 'dreams.not_found');
  return dream.themes ?? [];
}
