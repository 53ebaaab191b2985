import {
  type ExportedCommunityAnswer,
  type ExportedCommunityPost,
  type ExportedCommunityProfile,
  exportedCommunityAnswer,
  exportedCommunityPost,
  exportedCommunityProfile,
} from '@chitta/contract';
import type { CommunityPostRow } from '#server/db/tables/community/community-posts.ts';
import type { ExportSection } from '../../export-section.ts';
import { createCommunityExportQueries } from './community.queries.ts';

/** Who the member is to others, and whom they blocked. */
export const communityProfileSection: ExportSection = {
  name: 'community-profile',
  tables: ['community_profiles', 'community_blocks'],
  item: exportedCommunityProfile,
  count: ({ db }, userId) => createCommunityExportQueries(db).countProfile(userId),
  estimateBytes: async ({ db }, userId) =>
    120 * (await createCommunityExportQueries(db).countProfile(userId)),
  async write({ context, member }, files) {
    const queries = createCommunityExportQueries(context.db);
    const profile = await queries.findProfile(member.id);
    const blocked = (await queries.listBlocked(member.id)).map(({ pseudonym, since }) => ({
      pseudonym,
      since: since.toISOString(),
    }));
    const item: ExportedCommunityProfile[] =
      profile === undefined
        ? []
        : [
            {
              pseudonym: profile.pseudonym,
              ofAgeFrom: profile.ofAgeFrom,
              mayBeIndexed: profile.mayBeIndexed,
              createdAt: profile.createdAt.toISOString(),
              blocked,
            },
          ];
    await files.addItems('community-profile', item);
  },
};

/** What the member has shared. What was withdrawn is nowhere, so it is not here either. */
export const communityPostsSection: ExportSection = {
  name: 'community-posts',
  tables: ['community_posts'],
  item: exportedCommunityPost,
  count: ({ db }, userId) => createCommunityExportQueries(db).countPosts(userId),
  estimateBytes: async ({ db }, userId) => 3000 * (await createCommunityExportQueries(db).countPosts(userId)),
  async write({ context, member }, files) {
    const rows = await createCommunityExportQueries(context.db).listPosts(member.id);
    await files.addItems('community-posts', rows.map(exportPost));
  },
};

function exportPost({ post: row, circle }: PostInCircle): ExportedCommunityPost {
  const { kind, language, theme, headline, text, state, hiddenReason, appeal } = row;
  return {
    kind,
    language,
    theme,
    headline,
    reading: [...row.reading],
    text,
    state,
    hiddenReason,
    circle,
    symbols: [...row.symbolIds],
    appeal,
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
  };
}

interface PostInCircle {
  readonly post: CommunityPostRow;
  /** Its name. */
  readonly circle: string | null;
}

/** Replies, reactions and reports of the member: their own words alone. */
export const communityAnswersSection: ExportSection = {
  name: 'community-answers',
  tables: ['community_replies', 'community_reactions', 'community_reports'],
  item: exportedCommunityAnswer,
  count: ({ db }, userId) => createCommunityExportQueries(db).countAnswers(userId),
  estimateBytes: async ({ db }, userId) =>
    400 * (await createCommunityExportQueries(db).countAnswers(userId)),
  async write({ context, member }, files) {
    const queries = createCommunityExportQueries(context.db);
    const replies = (await queries.listReplies(member.id)).map(
      ({ text, createdAt }): ExportedCommunityAnswer => ({
        kind: 'reply',
        text,
        word: null,
        createdAt: createdAt.toISOString(),
      }),
    );
    const reactions = (await queries.listReactions(member.id)).map(
      ({ kind, createdAt }): ExportedCommunityAnswer => ({
        kind: 'reaction',
        text: null,
        word: kind,
        createdAt: createdAt.toISOString(),
      }),
    );
    const reports = (await queries.listReports(member.id)).map(
      ({ reason, text, createdAt }): ExportedCommunityAnswer => ({
        kind: 'report',
        text,
        word: reason,
        createdAt: createdAt.toISOString(),
      }),
    );
    await files.addItems('community-answers', [...replies, ...reactions, ...reports]);
  },
};
