import { type CommunityBlock, limits } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { createBlockQueries } from './blocks.queries.ts';
import { createCommunityProfileQueries } from './community-profile.queries.ts';

interface OfBlock {
  readonly userId: number;
  /** Id of the author. */
  readonly id: string;
}

/** Throws `community.author_not_found`, `community.own`, `community.too_many_blocks`. */
export async function blockAuthor(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { userId, id }: OfBlock,
): Promise<void> {
  const blockedUserId = await createCommunityProfileQueries(db).findMember(id);
  assertThat(blockedUserId, 'community.author_not_found');
  assertThat(blockedUserId !== userId, 'community.own');
  const queries = createBlockQueries(db);
  assertThat((await queries.count(userId)) < limits.community.blocks, 'community.too_many_blocks');
  await queries.insert({ userId, blockedUserId, createdAt: clock.now() });
}

/** Throws `community.author_not_found` where the author is not blocked. */
export async function unblockAuthor({ db }: Pick<AppContext, 'db'>, { userId, id }: OfBlock): Promise<void> {
  const queries = createBlockQueries(db);
  const blocked = await queries.findBlocked(userId, id);
  assertThat(blocked && (await queries.delete(userId, blocked)), 'community.author_not_found');
}

/** Whom the member has blocked, latest first. */
export async function listBlocks({ db }: Pick<AppContext, 'db'>, userId: number): Promise<CommunityBlock[]> {
  const rows = await createBlockQueries(db).list(userId);
  return rows.map(({ id, pseudonym, createdAt }) => ({
    id,
    pseudonym: pseudonym ?? '',
    createdAt: createdAt.toISOString(),
  }));
}
