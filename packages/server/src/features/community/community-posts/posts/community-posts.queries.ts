import type { Language } from '@chitta/contract';
import { and, desc, eq, gt, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { momentOfMicros } from '#server/db/moment-of-micros.ts';
import { communityReactions as reactions } from '#server/db/tables/community/community-contacts.ts';
import {
  type CommunityPostRow,
  communityPosts as posts,
} from '#server/db/tables/community/community-posts.ts';
import { communityProfiles as profiles } from '#server/db/tables/community/community-profiles.ts';
import { communityReplies as replies } from '#server/db/tables/community/community-replies.ts';
import { isAuthorShown, isPlaceShown, type Reader } from './visible-to.queries.ts';

/** Place in a list: everything after it is older, or as old with a smaller id. */
export type PostKey = readonly [micros: string, id: string];

export interface PostRange {
  readonly reader: Reader;
  readonly isOwn: boolean;
  readonly language?: Language | undefined;
  readonly theme?: string | undefined;
  /** One that the reader is in. */
  readonly circle?: string | undefined;
  readonly after: PostKey | null;
  readonly count: number;
}

/** A post with whom it is by to others. */
export interface AuthoredPost {
  readonly post: CommunityPostRow;
  readonly authorId: string;
  readonly pseudonym: string | null;
}

export function createCommunityPostQueries(handle: Handle) {
  const authored = { post: posts, authorId: profiles.authorId, pseudonym: profiles.pseudonym };
  const ofAuthor = and(eq(profiles.userId, posts.userId), isNotNull(profiles.pseudonym));
  const one = (userId: number, id: string) => and(eq(posts.userId, userId), eq(posts.id, id));

  /** What a reader is shown: the own in any state, of others what is visible, of circles those that they are in. */
  const shown = (reader: Reader): SQL | undefined =>
    and(
      reader === null ? eq(posts.state, 'visible') : or(eq(posts.state, 'visible'), eq(posts.userId, reader)),
      isAuthorShown(posts.userId, reader),
      isPlaceShown(posts.circleId, reader),
    );

  /** The own wherever they stand; else what stands in the circle, in the room, or in no circle. */
  const standsIn = ({ isOwn, circle, theme }: Pick<PostRange, 'isOwn' | 'circle' | 'theme'>) => {
    const inRoom = theme === undefined ? undefined : eq(posts.theme, theme);
    if (circle !== undefined) return and(eq(posts.circleId, circle), inRoom);
    // What has a room is in no circle (a constraint of the table): unsaid, the index of the whole feed is out of question.
    return isOwn || inRoom ? inRoom : sql`${posts.circleId} IS NULL`;
  };

  return {
    /** Newest first. */
    list: ({ reader, isOwn, language, theme, circle, after, count }: PostRange) =>
      handle
        .select({
          ...authored,
          micros: sql<string>`(extract(epoch FROM ${posts.createdAt}) * 1000000)::bigint::text`,
        })
        .from(posts)
        .innerJoin(profiles, ofAuthor)
        .where(
          and(
            // Written out, as the index of the feed has it.
            isOwn && reader !== null ? eq(posts.userId, reader) : sql`${posts.state} = 'visible'`,
            standsIn({ isOwn, circle, theme }),
            isAuthorShown(posts.userId, reader),
            language && eq(posts.language, language),
            after === null
              ? undefined
              : sql`(${posts.createdAt}, ${posts.id}) < (${momentOfMicros(after[0])}, ${after[1]})`,
          ),
        )
        .orderBy(desc(posts.createdAt), desc(posts.id))
        .limit(count),

    async find(id: string, reader: Reader): Promise<AuthoredPost | undefined> {
      const [row] = await handle
        .select(authored)
        .from(posts)
        .innerJoin(profiles, ofAuthor)
        .where(and(eq(posts.id, id), shown(reader)));
      return row;
    },

    /** One that every visitor may read, of a member who lets search engines show it. */
    async findIndexed(id: string): Promise<AuthoredPost | undefined> {
      const [row] = await handle
        .select(authored)
        .from(posts)
        .innerJoin(profiles, ofAuthor)
        .where(and(eq(posts.id, id), shown(null), profiles.mayBeIndexed));
      return row;
    },

    /** The newest of them. */
    async listIndexed(most: number): Promise<string[]> {
      const rows = await handle
        .select({ id: posts.id })
        .from(posts)
        .innerJoin(profiles, ofAuthor)
        .where(and(shown(null), profiles.mayBeIndexed))
        .orderBy(desc(posts.createdAt), desc(posts.id))
        .limit(most);
      return rows.map(({ id }) => id);
    },

    /** One that the reader sees, which is not withdrawn before the transaction ends. */
    async hold(id: string, reader: Reader): Promise<CommunityPostRow | undefined> {
      const [row] = await handle
        .select()
        .from(posts)
        .where(and(eq(posts.id, id), shown(reader)))
        .for('key share');
      return row;
    },

    async findOwn(userId: number, id: string): Promise<CommunityPostRow | undefined> {
      const [row] = await handle.select().from(posts).where(one(userId, id));
      return row;
    },

    /** Nobody else changes it before the transaction ends. */
    async lockOwn(userId: number, id: string): Promise<CommunityPostRow | undefined> {
      const [row] = await handle.select().from(posts).where(one(userId, id)).for('update');
      return row;
    },

    async insert(row: CommunityPostRow): Promise<void> {
      await handle.insert(posts).values({ ...row, symbolIds: [...row.symbolIds] });
    },

    async update(userId: number, id: string, values: Partial<CommunityPostRow>): Promise<void> {
      await handle.update(posts).set(values).where(one(userId, id));
    },

    /** With everything said to it. */
    async delete(userId: number, id: string): Promise<boolean> {
      const deleted = await handle.delete(posts).where(one(userId, id));
      return (deleted.rowCount ?? 0) > 0;
    },

    /** Which reactions each post has, of the reader and of others. */
    listReactions: (ids: readonly string[], reader: Reader) =>
      handle
        .select({
          postId: reactions.postId,
          kind: reactions.kind,
          isMine: sql<boolean>`bool_or(${reactions.userId} = ${reader ?? 0})`,
          isOthers: sql<boolean>`bool_or(${reactions.userId} <> ${reader ?? 0})`,
        })
        .from(reactions)
        .where(and(inArray(reactions.postId, [...ids]), isAuthorShown(reactions.userId, reader)))
        .groupBy(reactions.postId, reactions.kind),

    /** Those of the posts that have a reply which others see. */
    async listAnswered(ids: readonly string[], reader: Reader): Promise<ReadonlySet<string>> {
      const rows = await handle
        .selectDistinct({ id: replies.postId })
        .from(replies)
        .where(
          and(
            inArray(replies.postId, [...ids]),
            eq(replies.state, 'visible'),
            isAuthorShown(replies.userId, reader),
          ),
        );
      return new Set(rows.map(({ id }) => id));
    },

    /** Members who share in a room, and symbols that so many of them share. */
    async countRoom(theme: string, since: Date, fewest: number) {
      const inRoom = and(
        eq(posts.theme, theme),
        isNull(posts.circleId),
        eq(posts.state, 'visible'),
        gt(posts.createdAt, since),
        isAuthorShown(posts.userId, null),
      );
      const [counted] = await handle
        .select({ members: sql<number>`count(DISTINCT ${posts.userId})::int` })
        .from(posts)
        .where(inRoom);
      const members = sql<number>`count(DISTINCT ${posts.userId})`;
      const symbol = sql<string>`unnest(${posts.symbolIds})`;
      const symbols = await handle
        .select({ id: symbol })
        .from(posts)
        .where(inRoom)
        .groupBy(sql`1`)
        .having(sql`${members} >= ${fewest}`)
        .orderBy(desc(members), sql`1`)
        .limit(20);
      return { members: counted?.members ?? 0, symbols: symbols.map(({ id }) => id) };
    },
  };
}
