import type { ChangePostRequest } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { CommunityPostRow } from '#server/db/tables/community/community-posts.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { assertTheme } from '#server/features/insights/dream-themes/assert-theme.ts';
import { AppError, assertThat } from '#server/platform/errors/app-error.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { assertMayWrite } from '../profile/may-write.ts';
import { createCommunityPostQueries } from './community-posts.queries.ts';
import { copyDream, type SharedCopy } from './copy-shared.ts';
import { readPost } from './read-posts.ts';
import type { PostedPost } from './share-post.ts';

type Parts = Pick<AppContext, 'db' | 'clock' | 'engine' | 'dictionary'>;

interface ChangeOptions {
  readonly member: Member;
  readonly id: string;
  readonly request: ChangePostRequest;
}

/**
 * Changes the text of a dream, takes symbols out, or moves a post to another room. A new text is looked at as a first one
 * is; what is held or hidden stays so until somebody has seen it. Throws `community.post_not_found`, `requests.invalid` for
 * a part that the post has not, `themes.not_found` and what `copyShared` throws.
 */
export async function changePost(
  context: Parts,
  { member, id, request }: ChangeOptions,
): Promise<PostedPost> {
  const before = await createCommunityPostQueries(context.db).findOwn(member.id, id);
  assertThat(before, 'community.post_not_found');
  await assertMayWrite(context, member);
  assertHasParts(before, request);
  await assertTheme(context, request.theme ?? null);
  const { text, isLookedThrough } = request;
  const copy =
    text === undefined
      ? undefined
      : await copyDream(context, member, { text, isLookedThrough, language: before.language });
  await inTransaction(context.db, async (tx) => {
    const queries = createCommunityPostQueries(tx);
    const row = await queries.lockOwn(member.id, id);
    assertThat(row, 'community.post_not_found');
    await queries.update(member.id, id, changedValues(row, request, { copy, now: context.clock.now() }));
  });
  return { post: await readPost(context, { reader: member.id, id }), care: copy?.judged.care ?? null };
}

function assertHasParts({ kind, circleId }: CommunityPostRow, change: ChangePostRequest): void {
  const { text, symbols, theme } = change;
  const foreign = {
    text: text !== undefined && kind !== 'dream',
    symbols: symbols && kind !== 'symbols',
    theme: typeof theme === 'string' && circleId !== null,
  };
  for (const [path, isForeign] of Object.entries(foreign))
    if (isForeign) throw new AppError('requests.invalid', { details: [{ path, message: 'Invalid input' }] });
}

function changedValues(
  row: CommunityPostRow,
  { theme = row.theme, symbols }: ChangePostRequest,
  { copy, now }: { readonly copy: SharedCopy | undefined; readonly now: Date },
): Partial<CommunityPostRow> {
  const kept = symbols ? row.symbolIds.filter((symbol) => symbols.includes(symbol)) : row.symbolIds;
  if (kept.length === 0 && row.kind === 'symbols')
    throw new AppError('requests.invalid', { details: [{ path: 'symbols', message: 'Invalid input' }] });
  const changed = { theme, symbolIds: kept, editedAt: now };
  if (copy === undefined) return changed;
  const { text, symbolIds } = copy.content;
  return { ...changed, text, symbolIds, ...standingAfter(row, copy, now) };
}

function standingAfter(row: CommunityPostRow, { judged }: SharedCopy, now: Date): Partial<CommunityPostRow> {
  if (row.state !== 'visible') return { waitingSince: row.waitingSince ?? now };
  if (judged.state === 'visible') return {};
  return { state: judged.state, hiddenReason: judged.hiddenReason, waitingSince: row.waitingSince ?? now };
}
