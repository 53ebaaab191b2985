import type { AppContext } from '#server/context.ts';
import type { Handle } from '#server/db/client.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { notify, notifyAll } from '#server/features/messaging/notifications/notify.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { createCircleQueries } from './circles.queries.ts';

type Parts = Pick<AppContext, 'db' | 'clock'>;

interface OfCircle {
  readonly userId: number;
  readonly id: string;
}

/** Where members read that they are no longer in it. */
const circlesPath = '/community/circles';

/** A circle that the member made. Throws `community.circle_not_found`, also for those that others made. */
export async function lockOwnCircle(handle: Handle, { userId, id }: OfCircle) {
  const found = await createCircleQueries(handle).lock(id);
  assertThat(found && found.circle.userId === userId, 'community.circle_not_found');
  return found;
}

/** Gone at once, with everything that was shared there; the others are told. Throws what `lockOwnCircle` throws. */
export async function dissolveCircle(context: Parts, of: OfCircle): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const { circle } = await lockOwnCircle(tx, of);
    const queries = createCircleQueries(tx);
    const others = (await queries.listMemberIds(of.id)).filter((id) => id !== of.userId);
    await queries.dissolve(of.id);
    const fact = `circle:${of.id}`;
    const told = { kind: 'circle_ended', fact, params: { name: circle.name }, path: circlesPath } as const;
    await notifyAll(context, tx, others, told);
  });
}

/** What the member shared and said there goes along. Throws `community.circle_not_found`, `community.circle_maker`. */
export async function leaveCircle({ db }: Parts, { userId, id }: OfCircle): Promise<void> {
  await inTransaction(db, async (tx) => {
    const queries = createCircleQueries(tx);
    const found = await queries.lock(id);
    assertThat(found && (await queries.holdPlace(userId, id)), 'community.circle_not_found');
    assertThat(found.circle.userId !== userId, 'community.circle_maker');
    await queries.leave(userId, id);
  });
}

/**
 * Takes somebody out, with what they shared and said there; they are told. Throws what `lockOwnCircle` throws,
 * `community.circle_member_not_found`, and `community.circle_maker` for the one who asks.
 */
export async function removeMember(
  context: Parts,
  { memberId, ...of }: OfCircle & { readonly memberId: string },
): Promise<void> {
  await inTransaction(context.db, async (tx) => {
    const { circle } = await lockOwnCircle(tx, of);
    const queries = createCircleQueries(tx);
    const member = (await queries.listMembers(of.id)).find(({ authorId }) => authorId === memberId);
    assertThat(member, 'community.circle_member_not_found');
    assertThat(member.userId !== of.userId, 'community.circle_maker');
    const since = await queries.leave(member.userId, of.id);
    await notify(context, tx, {
      userId: member.userId,
      kind: 'circle_ended',
      fact: `circle:${of.id}:${since?.getTime()}`,
      params: { name: circle.name },
      path: circlesPath,
    });
  });
}
