import {
  and,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  not,
  or,
  sql,
} from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import {
  type AnnouncementRow,
  announcements,
  userAnnouncementReads as reads,
} from '#server/db/tables/messaging/announcements.ts';
import type { Belonging } from './audience.policy.ts';

/** Whose announcements are asked for, and when. */
export interface Listener extends Belonging {
  readonly userId: number;
  readonly now: Date;
}

/** A listener who looks back. */
export interface LookBack extends Listener {
  /** Of the account: what had ended by then is none of theirs. */
  readonly createdAt: Date;
  /** What began earlier is forgotten. */
  readonly since: Date;
}

/** A place in the order of time. */
export interface Place {
  readonly time: Date;
  readonly id: number;
}

export type ToldRow = AnnouncementRow & { readonly readAt: Date | null };

const urgency = sql`CASE ${announcements.priority} WHEN 'high' THEN 0 WHEN 'medium' THEN 1 ELSE 2 END`;

const isFor = ({ audiences, language }: Belonging) =>
  or(
    inArray(announcements.audience, [...audiences]),
    and(eq(announcements.audience, 'language'), eq(announcements.audienceLanguage, language)),
  );
const hasBegun = (now: Date) => and(announcements.isActive, lte(announcements.startsAt, now));
const isBefore = ({ time, id }: Place) =>
  sql`(${announcements.startsAt}, ${announcements.id}) < (${time}::timestamptz, ${id}::bigint)`;
const holds = (now: Date) => or(isNull(announcements.expiresAt), gt(announcements.expiresAt, now));
const isOwnRead = (userId: number) =>
  and(eq(reads.announcementId, announcements.id), eq(reads.userId, userId));

/** What the notification centre of somebody tells: also what they have read of another audience. */
const isTold = (listener: LookBack) =>
  and(
    hasBegun(listener.now),
    gt(announcements.startsAt, listener.since),
    or(isFor(listener), isNotNull(reads.readAt)),
    or(gt(announcements.startsAt, listener.createdAt), holds(listener.now)),
  );

export function createAnnouncementsQueries(handle: Handle) {
  const select = (userId: number) =>
    handle
      .select({ ...getTableColumns(announcements), readAt: reads.readAt })
      .from(announcements)
      .leftJoin(reads, isOwnRead(userId));

  return {
    /** Those that hold and wait to be read, the most urgent first. */
    listActive: (listener: Listener, isAtSignIn: boolean, limit: number): Promise<ToldRow[]> =>
      select(listener.userId)
        .where(
          and(
            hasBegun(listener.now),
            holds(listener.now),
            isFor(listener),
            isNull(reads.readAt),
            isAtSignIn ? undefined : not(announcements.showOnLogin),
          ),
        )
        .orderBy(urgency, desc(announcements.startsAt), desc(announcements.id))
        .limit(limit),

    /** The newest of those that were told, before a place in the order of time. */
    listTold: (listener: LookBack, before: Place | undefined, limit: number): Promise<ToldRow[]> =>
      select(listener.userId)
        .where(and(isTold(listener), before && isBefore(before)))
        .orderBy(desc(announcements.startsAt), desc(announcements.id))
        .limit(limit),

    /** How many of those that were told wait to be read; `most` at the most. */
    async countUnread(listener: LookBack, most: number): Promise<number> {
      const unread = select(listener.userId)
        .where(and(isTold(listener), isNull(reads.readAt)))
        .limit(most)
        .as('unread');
      return handle.$count(unread);
    },

    /** One that was let out for this member, expired or not. */
    async isThereFor(listener: Listener, id: number): Promise<boolean> {
      const [row] = await select(listener.userId).where(
        and(eq(announcements.id, id), hasBegun(listener.now), or(isFor(listener), isNotNull(reads.readAt))),
      );
      return row !== undefined;
    },

    /** The first time counts. */
    async markRead(userId: number, ids: readonly number[], readAt: Date): Promise<void> {
      if (ids.length === 0) return;
      await handle
        .insert(reads)
        .values(ids.map((announcementId) => ({ userId, announcementId, readAt })))
        .onConflictDoNothing();
    },

    /** Of these, or of all that there were at a time, those that were told and wait to be read. */
    async listUnread(
      listener: LookBack,
      chosen: { readonly ids: readonly number[] } | { readonly until: Date },
    ): Promise<number[]> {
      const isChosen =
        'ids' in chosen
          ? inArray(announcements.id, [...chosen.ids])
          : lte(announcements.startsAt, chosen.until);
      const rows = await select(listener.userId).where(and(isTold(listener), isNull(reads.readAt), isChosen));
      return rows.map(({ id }) => id);
    },

    /** Forgets who has read what is shown nowhere any more. */
    async forgetReads(before: Date, now: Date): Promise<void> {
      const isGone = sql`${announcements.startsAt} < ${before} AND
        (NOT ${announcements.isActive} OR ${announcements.expiresAt} <= ${now})`;
      await handle
        .delete(reads)
        .where(
          inArray(
            reads.announcementId,
            handle.select({ id: announcements.id }).from(announcements).where(isGone),
          ),
        );
    },
  };
}
