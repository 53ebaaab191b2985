import { type AdminAnnouncement, limits } from '@chitta/contract';
import { z } from 'zod';
import type { AppContext } from '#server/context.ts';
import type { Handle } from '#server/db/client.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { cursorInteger, decodeCursor, encodeCursor } from '#server/platform/http/keyset-cursor.ts';
import { presentAdminAnnouncement } from '../announcements.presenter.ts';
import { createAnnouncementsAdminQueries } from './announcements-admin.queries.ts';

const key = z.tuple([cursorInteger]);

interface PageRequest {
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

/** One page of all announcements. Throws `requests.invalid`. */
export async function listAnnouncements(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { cursor, limit = limits.pageSize.default }: PageRequest,
): Promise<{ items: AdminAnnouncement[]; nextCursor: string | null }> {
  const before = cursor === undefined ? undefined : decodeCursor(cursor, key)[0];
  const rows = await createAnnouncementsAdminQueries(db).list(before, limit + 1);
  const items = rows.slice(0, limit).map((row) => presentAdminAnnouncement(row, clock.now()));
  const last = rows.length > limit ? items.at(-1) : undefined;
  return { items, nextCursor: last ? encodeCursor([last.id]) : null };
}

/** Throws `announcements.not_found`. */
export async function showAnnouncement(handle: Handle, id: number, now: Date): Promise<AdminAnnouncement> {
  const found = await createAnnouncementsAdminQueries(handle).find(id);
  assertThat(found, 'announcements.not_found');
  return presentAdminAnnouncement(found, now);
}
