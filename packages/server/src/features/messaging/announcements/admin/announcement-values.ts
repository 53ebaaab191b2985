import type { CreateAnnouncementRequest } from '@chitta/contract';
import type { AnnouncementRow } from '#server/db/tables/messaging/announcements.ts';

type Before = Pick<AnnouncementRow, 'publishedAt' | 'startsAt'>;

/**
 * The columns of what an administrator wrote. It begins when it is let out: what was to begin before that, or as soon as
 * that, begins then, so that it stands first among what members were told. Once it has begun, changes leave its beginning where it was.
 */
export function announcementValues(
  { startsAt, expiresAt, ...values }: CreateAnnouncementRequest,
  { before, now }: { readonly before?: Before; readonly now: Date },
) {
  const isLetOut = values.isActive && (before?.publishedAt ?? null) === null;
  const hasBegun = before !== undefined && before.publishedAt !== null && before.startsAt <= now;
  const asked = startsAt === null ? (hasBegun ? before.startsAt : now) : new Date(startsAt);
  return {
    ...values,
    startsAt: isLetOut && asked < now ? now : asked,
    expiresAt: expiresAt === null ? null : new Date(expiresAt),
    publishedAt: isLetOut ? now : (before?.publishedAt ?? null),
    updatedAt: now,
  };
}
