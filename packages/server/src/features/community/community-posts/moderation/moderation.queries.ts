import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { momentOfMicros } from '#server/db/moment-of-micros.ts';
import {
  type CommunityReportRow,
  communityReports as reports,
} from '#server/db/tables/community/community-contacts.ts';
import { communityPosts as posts } from '#server/db/tables/community/community-posts.ts';
import { communityReplies as replies } from '#server/db/tables/community/community-replies.ts';
import { users } from '#server/db/tables/identity/users.ts';
import type { PostKey } from '../posts/community-posts.queries.ts';

/** What is moderated: both have the same columns for it. */
export type CaseKind = 'post' | 'reply';

export interface CaseOf {
  readonly kind: CaseKind;
  readonly id: string;
}

/** How something stands with the moderators. */
export type CaseStanding = Pick<
  typeof posts.$inferSelect,
  'userId' | 'state' | 'hiddenReason' | 'appeal' | 'waitingSince'
>;

const tableOf = { post: posts, reply: replies } as const;
const reportOf = { post: reports.postId, reply: reports.replyId } as const;

const columnsOf = (kind: CaseKind) => {
  const { userId, state, hiddenReason, appeal, waitingSince } = tableOf[kind];
  return { userId, state, hiddenReason, appeal, waitingSince };
};

export function createModerationQueries(handle: Handle) {
  const one = ({ kind, id }: CaseOf) => eq(tableOf[kind].id, id);

  return {
    /** Nobody else decides before the transaction ends. */
    async lock(of: CaseOf): Promise<CaseStanding | undefined> {
      const [row] = await handle
        .select(columnsOf(of.kind))
        .from(tableOf[of.kind])
        .where(one(of))
        .for('update');
      return row;
    },

    async find(of: CaseOf): Promise<CaseStanding | undefined> {
      const [row] = await handle.select(columnsOf(of.kind)).from(tableOf[of.kind]).where(one(of));
      return row;
    },

    /** Id of the post itself, or of the one that is answered. */
    async postOf({ kind, id }: CaseOf): Promise<string> {
      if (kind === 'post') return id;
      const [row] = await handle.select({ id: replies.postId }).from(replies).where(eq(replies.id, id));
      return row?.id ?? '';
    },

    /** Where mails to a writer go, while their account is open and they take mails. */
    async findMailed(userId: number) {
      const [writer] = await handle
        .select({ recipient: users.email, language: users.language })
        .from(users)
        .where(
          and(
            eq(users.id, userId),
            users.emailNotifications,
            inArray(users.accountStatus, ['pending', 'active']),
          ),
        );
      return writer;
    },

    async update(of: CaseOf, values: Partial<CaseStanding>): Promise<void> {
      await handle.update(tableOf[of.kind]).set(values).where(one(of));
    },

    /** In place of an earlier one of the same member, and open again. */
    async keepReport(
      { kind, id }: CaseOf,
      row: Omit<CommunityReportRow, 'postId' | 'replyId' | 'settledAt'>,
    ) {
      const { reason, text, createdAt } = row;
      const of = kind === 'post' ? { postId: id } : { replyId: id };
      await handle
        .insert(reports)
        .values({ ...row, ...of })
        .onConflictDoUpdate({
          target: [reports.userId, reportOf[kind]],
          set: { reason, text, createdAt, settledAt: null },
        });
    },

    async settle({ kind, id }: CaseOf, now: Date): Promise<void> {
      await handle
        .update(reports)
        .set({ settledAt: now })
        .where(and(eq(reportOf[kind], id), isNull(reports.settledAt)));
    },

    /** Longest waiting first. Those of closed accounts are seen by nobody, and wait for nobody. */
    async listWaiting(after: PostKey | null, count: number): Promise<WaitingCase[]> {
      const since =
        after === null
          ? sql``
          : sql`AND (c.waiting_since, c.id) > (${momentOfMicros(after[0])}, ${after[1]})`;
      const { rows } = await handle.execute<WaitingCase & Record<string, unknown>>(sql`
        SELECT c.kind, c.id, c.post_id AS "postId", o.circle_id IS NOT NULL AS "isInCircle", c.text, c.state, c.hidden_reason AS "hiddenReason", c.appeal,
          c.user_id AS "memberId", p.pseudonym,
          (extract(epoch FROM c.created_at) * 1000)::float8 AS "createdMs",
          (extract(epoch FROM c.waiting_since) * 1000000)::bigint::text AS micros
        FROM (
          SELECT 'post' AS kind, id, id AS post_id, state, hidden_reason, appeal, user_id, created_at, waiting_since,
            coalesce(text, (SELECT string_agg(s ->> 'text', ' ') FROM jsonb_array_elements(reading) s), '')
              || array_to_string(CASE WHEN kind = 'symbols' THEN symbol_ids ELSE '{}' END, ', ') AS text
          FROM ${posts} WHERE waiting_since IS NOT NULL
          UNION ALL
          SELECT 'reply', id, post_id, state, hidden_reason, appeal, user_id, created_at, waiting_since, text
          FROM ${replies} WHERE waiting_since IS NOT NULL
        ) c
        JOIN ${posts} o ON o.id = c.post_id
        JOIN users u ON u.id = c.user_id AND u.account_status <> 'deleted'
        LEFT JOIN community_profiles p ON p.user_id = c.user_id
        WHERE true ${since}
        ORDER BY c.waiting_since, c.id LIMIT ${count}`);
      return rows;
    },

    /** Those that nobody has decided about, oldest first. */
    listReports: (kind: CaseKind, ids: readonly string[]) =>
      handle
        .select({
          id: reportOf[kind],
          reason: reports.reason,
          text: reports.text,
          createdAt: reports.createdAt,
        })
        .from(reports)
        .where(and(inArray(reportOf[kind], [...ids]), isNull(reports.settledAt)))
        .orderBy(asc(reports.createdAt)),
  };
}

export type WaitingCase = CaseOf & {
  readonly postId: string;
  readonly isInCircle: boolean;
  readonly text: string;
  readonly memberId: number;
  readonly pseudonym: string | null;
  readonly createdMs: number;
  readonly micros: string;
} & Pick<CaseStanding, 'state' | 'hiddenReason' | 'appeal'>;
