import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { createCommunityPostQueries } from './community-posts.queries.ts';

/** Deletes a post with replies, reactions and reports. Throws `community.post_not_found`, also for those of others. */
export async function withdrawPost(
  { db }: Pick<AppContext, 'db'>,
  { userId, id }: { readonly userId: number; readonly id: string },
): Promise<void> {
  assertThat(await createCommunityPostQueries(db).delete(userId, id), 'community.post_not_found');
}
