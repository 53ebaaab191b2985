import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { createCommunityReplyQueries } from './community-replies.queries.ts';

/** Throws `community.reply_not_found`, also for those of others. */
export async function withdrawReply(
  { db }: Pick<AppContext, 'db'>,
  { userId, id }: { readonly userId: number; readonly id: string },
): Promise<void> {
  assertThat(await createCommunityReplyQueries(db).delete(userId, id), 'community.reply_not_found');
}
