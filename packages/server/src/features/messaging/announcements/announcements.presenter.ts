import type { AdminAnnouncement, Announcement } from '@chitta/contract';
import type { Language } from '@chitta/contract/limits';
import type { AnnouncementRow, AnnouncementTexts } from '#server/db/tables/messaging/announcements.ts';

/** Its texts in a language; in English where it has none in that. */
export function textsIn(row: AnnouncementRow, language: Language): AnnouncementTexts {
  const { title, message, actionText } = row;
  return row.translations[language] ?? { title, message, actionText };
}

export function presentAnnouncement(row: AnnouncementRow, language: Language): Announcement {
  const { id, type, priority, actionUrl, showOnLogin } = row;
  const { title, message, actionText } = textsIn(row, language);
  return {
    id,
    title,
    message,
    type,
    priority: priority === 'normal' ? 'low' : priority,
    actionText,
    actionUrl,
    showOnLogin,
  };
}

/** How it stands at a time. */
export function stateOf(row: AnnouncementRow, now: Date): AdminAnnouncement['state'] {
  if (!row.isActive) return row.publishedAt === null ? 'draft' : 'withdrawn';
  if (row.startsAt > now) return 'scheduled';
  return row.expiresAt !== null && row.expiresAt <= now ? 'expired' : 'live';
}

/** An announcement with who made it and how many have read it. */
export interface CountedAnnouncement {
  readonly row: AnnouncementRow;
  readonly createdBy: string | null;
  readonly reads: number;
}

export function presentAdminAnnouncement(
  { row, createdBy, reads }: CountedAnnouncement,
  now: Date,
): AdminAnnouncement {
  const { startsAt, expiresAt, pushedAt, createdAt, updatedAt, ...values } = row;
  return {
    ...values,
    state: stateOf(row, now),
    startsAt: startsAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    pushedAt: pushedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    createdBy,
    reads,
  };
}
