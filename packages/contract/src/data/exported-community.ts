import { z } from 'zod';
import { communityPost } from '../community/community-posts.ts';
import * as limits from '../limits.ts';

const time = z.iso.datetime({ offset: true });

/** Who the member is in the community, and whom they have blocked. */
export const exportedCommunityProfile = z.object({
  pseudonym: z.string().nullable(),
  /** The first day on which the member is of age, as far as they said. */
  ofAgeFrom: z.string().nullable(),
  /** Whether search engines may show what the member shares. */
  mayBeIndexed: z.boolean(),
  createdAt: time,
  blocked: z.array(z.object({ pseudonym: z.string().nullable(), since: time })),
});
export type ExportedCommunityProfile = z.infer<typeof exportedCommunityProfile>;

/** A circle that the member is in. Of the others there nothing is told. */
export const exportedCommunityCircle = z.object({
  name: z.string(),
  /** Whether the member made it. */
  isMade: z.boolean(),
  joinedAt: time,
  /** Links that are open, of circles that the member made; without what opens them. */
  invitations: z.array(z.object({ createdAt: time, expiresAt: time })),
});
export type ExportedCommunityCircle = z.infer<typeof exportedCommunityCircle>;

/** What the member has shared and not withdrawn. */
export const exportedCommunityPost = communityPost
  .pick({ kind: true, language: true, theme: true, headline: true, reading: true, text: true, state: true })
  .extend({
    hiddenReason: communityPost.shape.hiddenReason,
    /** Name of the circle where it stands; null: everybody sees it. */
    circle: z.string().nullable(),
    symbols: z.array(z.string()),
    appeal: z.string().nullable(),
    createdAt: time,
    editedAt: time.nullable(),
  });
export type ExportedCommunityPost = z.infer<typeof exportedCommunityPost>;

/** What the member said to posts of others and of their own, or told moderators. Nothing of those posts is in it. */
export const exportedCommunityAnswer = z.object({
  kind: z.enum(['reply', 'reaction', 'report']),
  text: z.string().nullable(),
  /** The word of a reaction, the reason of a report. */
  word: z.enum([...limits.communityReactions, ...limits.communityReportReasons]).nullable(),
  createdAt: time,
});
export type ExportedCommunityAnswer = z.infer<typeof exportedCommunityAnswer>;
