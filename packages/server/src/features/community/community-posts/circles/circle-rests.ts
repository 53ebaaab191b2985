import { limits } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Handle } from '#server/db/client.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { isPremiumMember, type Member } from '#server/platform/sessions/member.ts';
import { assertMayWrite } from '../profile/may-write.ts';
import { type CircleOfMaker, createCircleQueries } from './circles.queries.ts';

/** Whether nothing is added to a circle now: whoever made it has no premium, or no open account. */
export function isResting({ maker }: Pick<CircleOfMaker, 'maker'>, now: Date): boolean {
  const isOpen = maker.accountStatus === 'pending' || maker.accountStatus === 'active';
  return !isOpen || !(maker.isAdmin || isPremiumMember(maker, now));
}

export function isFull({ places }: Pick<CircleOfMaker, 'places'>): boolean {
  return places >= limits.circle.members;
}

interface WriterInCircle {
  readonly userId: number;
  /** Null: it is written for everybody. */
  readonly circleId: string | null;
}

/**
 * Holds the place of somebody who writes in a circle until the transaction ends. Throws `community.circle_not_found` for
 * circles that they are not in, and `community.circle_rests`.
 */
export async function assertMayWriteIn(
  handle: Handle,
  { userId, circleId }: WriterInCircle,
  now: Date,
): Promise<void> {
  if (circleId === null) return;
  const queries = createCircleQueries(handle);
  assertThat(await queries.holdPlace(userId, circleId), 'community.circle_not_found');
  const circle = await queries.find(userId, circleId);
  assertThat(circle, 'community.circle_not_found');
  assertThat(!isResting(circle, now), 'community.circle_rests');
}

/**
 * In a circle one hears from others, as with replies. Throws `community.profile_needed`, `community.too_young`,
 * `community.address_not_verified`.
 */
export async function assertMayJoin(
  context: Pick<AppContext, 'db' | 'clock'>,
  member: Pick<Member, 'id' | 'timezone' | 'emailVerified'>,
): Promise<void> {
  await assertMayWrite(context, member);
  assertThat(member.emailVerified, 'community.address_not_verified');
}
