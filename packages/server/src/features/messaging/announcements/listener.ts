import { notificationDays } from '@chitta/contract/limits';
import type { Member } from '#server/platform/sessions/member.ts';
import type { LookBack } from './announcements.queries.ts';
import { belongingOf } from './audience.policy.ts';

const dayMs = 24 * 60 * 60_000;

/** From when on the notification centre still knows. */
export const rememberedSince = (now: Date): Date => new Date(now.getTime() - notificationDays * dayMs);

/** A member who listens to announcements. */
export function listenerOf(member: Member, now: Date): LookBack {
  const { id: userId, createdAt } = member;
  return { ...belongingOf(member, now), userId, createdAt, now, since: rememberedSince(now) };
}
