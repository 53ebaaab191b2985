import type {
  AdminAnnouncement,
  ChangeAnnouncementRequest,
  CreateAnnouncementRequest,
} from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Transaction } from '#server/db/client.ts';
import type { AnnouncementRow } from '#server/db/tables/messaging/announcements.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Actor } from '#server/features/admin/audit-log/actor.ts';
import { recordAudit } from '#server/features/admin/audit-log/record-audit.ts';
import { AppError, assertThat } from '#server/platform/errors/app-error.ts';
import { invariant } from '#server/platform/errors/invariant.ts';
import { announcementValues } from './announcement-values.ts';
import { createAnnouncementsAdminQueries } from './announcements-admin.queries.ts';
import { showAnnouncement } from './list-announcements.ts';

type Parts = Pick<AppContext, 'db' | 'clock'>;

/** Writes an announcement, as a draft or let out. Throws `requests.invalid`. */
export async function writeAnnouncement(
  { db, clock }: Parts,
  actor: Actor,
  request: CreateAnnouncementRequest,
): Promise<AdminAnnouncement> {
  const now = clock.now();
  const values = announcementValues(request, { now });
  assertLasts(values);
  return inTransaction(db, async (tx) => {
    const row = { ...values, createdBy: actor.id, createdAt: now };
    const id = await createAnnouncementsAdminQueries(tx).insert(row);
    invariant(id, 'an insert returns its row');
    return keepAct({ tx, actor, now }, 'announcement.written', id);
  });
}

/**
 * Changes what nobody has changed since it was opened. Throws `announcements.not_found`,
 * `announcements.changed_meanwhile`, `requests.invalid`.
 */
export async function changeAnnouncement(
  { db, clock }: Parts,
  actor: Actor,
  { id, version, ...request }: ChangeAnnouncementRequest & { readonly id: number },
): Promise<AdminAnnouncement> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const queries = createAnnouncementsAdminQueries(tx);
    const before = await queries.lock(id);
    assertThat(before, 'announcements.not_found');
    assertThat(before.version === version, 'announcements.changed_meanwhile');
    const values = announcementValues(request, { before, now });
    assertLasts(values);
    await queries.update(id, values);
    return keepAct({ tx, actor, now }, 'announcement.changed', id);
  });
}

/** Takes an announcement back; one that is not out stays as it is. Throws `announcements.not_found`. */
export async function withdrawAnnouncement(
  { db, clock }: Parts,
  actor: Actor,
  id: number,
): Promise<AdminAnnouncement> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const queries = createAnnouncementsAdminQueries(tx);
    const before = await queries.lock(id);
    assertThat(before, 'announcements.not_found');
    if (before.isActive) await queries.update(id, { isActive: false, updatedAt: now });
    return keepAct({ tx, actor, now }, 'announcement.withdrawn', id);
  });
}

/** What begins as it is let out may have been meant to end before. */
function assertLasts({ startsAt, expiresAt }: Pick<AnnouncementRow, 'startsAt' | 'expiresAt'>): void {
  if (expiresAt !== null && expiresAt <= startsAt)
    throw new AppError('requests.invalid', {
      details: [{ path: 'expiresAt', message: 'It ends after it begins.' }],
    });
}

interface Act {
  readonly tx: Transaction;
  readonly actor: Actor;
  readonly now: Date;
}

async function keepAct(
  { tx, actor, now }: Act,
  action: 'announcement.written' | 'announcement.changed' | 'announcement.withdrawn',
  id: number,
): Promise<AdminAnnouncement> {
  const announcement = await showAnnouncement(tx, id, now);
  const { version, state, audience, alsoPush } = announcement;
  const details = { announcement: id, version, state, audience, alsoPush };
  await recordAudit(tx, { actor, action, userId: null, reason: null, details, now });
  return announcement;
}
