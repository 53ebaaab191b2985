import { z } from 'zod';
import { actReason } from '../admin/audit-log.ts';
import { endpoint } from '../endpoint.ts';
import { dataOf, pageOf } from '../envelope.ts';
import * as limits from '../limits.ts';
import { communityId } from './community-posts.ts';

const ofOne = z.object({ id: communityId });

/** A post or a reply that waits for a moderator: held, reported, or appealed. */
export const communityCase = z.object({
  kind: z.enum(['post', 'reply']),
  id: communityId,
  /** The post itself, or the one that it answers. */
  postId: communityId,
  /** Whether members of a circle alone see it. */
  isInCircle: z.boolean(),
  /** What its readers see of it, as text. */
  text: z.string(),
  state: z.enum(limits.communityStates),
  hiddenReason: z.enum(limits.communityHiddenReasons).nullable(),
  author: z.object({ memberId: z.number().int(), pseudonym: z.string() }),
  reports: z.array(
    z.object({
      reason: z.enum(limits.communityReportReasons),
      text: z.string(),
      createdAt: z.string(),
    }),
  ),
  appeal: z.string().nullable(),
  createdAt: z.string(),
  waitingSince: z.string(),
});
export type CommunityCase = z.infer<typeof communityCase>;

/** `keep` what is visible, `hide` it, `restore` what is held or hidden. */
export const decideCaseRequest = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('keep'), reason: actReason }),
  z.object({
    decision: z.literal('hide'),
    /** What the writer is told. */
    hiddenReason: z.enum(limits.communityHiddenReasons),
    reason: actReason,
  }),
  z.object({ decision: z.literal('restore'), reason: actReason }),
]);
export type DecideCaseRequest = z.infer<typeof decideCaseRequest>;

const decided = dataOf(
  z.object({
    state: z.enum(limits.communityStates),
    hiddenReason: z.enum(limits.communityHiddenReasons).nullable(),
  }),
);
const reasons = ['community.decided_already', 'community.own'] as const;

export const communityModerationEndpoints = {
  'GET /api/admin/community/reports': endpoint({
    access: 'admin',
    summary: 'What waits for a moderator, longest waiting first',
    query: z.object({
      cursor: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(limits.pageSize.max).default(limits.pageSize.default),
    }),
    response: pageOf(communityCase),
    errors: ['requests.invalid'],
  }),
  'POST /api/admin/community/posts/:id/decisions': endpoint({
    access: 'admin',
    summary: 'Decide about a post, with its reason; what was reported or appealed is settled by it',
    params: ofOne,
    body: decideCaseRequest,
    response: decided,
    errors: ['community.post_not_found', ...reasons],
  }),
  'POST /api/admin/community/replies/:id/decisions': endpoint({
    access: 'admin',
    summary: 'Decide about a reply',
    params: ofOne,
    body: decideCaseRequest,
    response: decided,
    errors: ['community.reply_not_found', ...reasons],
  }),
} as const;
