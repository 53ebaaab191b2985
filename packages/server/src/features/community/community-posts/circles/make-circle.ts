import { type CommunityCircle, limits } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { createRandomId } from '#server/platform/crypto/random-id.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { findLinks, findReachable } from '../guard/find-contacts.ts';
import { isHurtful } from '../guard/hurtful-words.ts';
import { assertMayJoin } from './circle-rests.ts';
import { createCircleQueries } from './circles.queries.ts';
import { readCircle } from './read-circle.ts';

/**
 * Makes a circle with whoever makes it as its first member. Its name is read by those who are invited. Throws what
 * `assertMayJoin` throws, `community.circle_name_refused`, `community.too_many_circles`.
 */
export async function makeCircle(
  context: Pick<AppContext, 'db' | 'clock'>,
  { member, name }: { readonly member: Member; readonly name: string },
): Promise<CommunityCircle> {
  await assertMayJoin(context, member);
  const isPlain = findLinks(name).length + findReachable(name).length === 0 && !isHurtful(name);
  assertThat(isPlain, 'community.circle_name_refused');
  const now = context.clock.now();
  const id = createRandomId();
  await inTransaction(context.db, async (tx) => {
    const queries = createCircleQueries(tx);
    await queries.holdMember(member.id);
    const { made, joined } = limits.circle;
    const isRoom =
      (await queries.countMade(member.id)) < made && (await queries.countJoined(member.id)) < joined;
    assertThat(isRoom, 'community.too_many_circles');
    await queries.insert({ userId: member.id, id, name, createdAt: now });
    await queries.join({ userId: member.id, circleId: id, joinedAt: now });
  });
  const { members: _, invitations: __, ...circle } = await readCircle(context, { userId: member.id, id });
  return circle;
}
