import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf } from '../envelope.ts';
import * as limits from '../limits.ts';
import { communityId } from './community-posts.ts';
import { communityAuthorId } from './community-profile.ts';
import { communityText } from './community-text.ts';

const { name: of } = limits.circle;
/** One line. */
const name = communityText(of.min, of.max).refine((text) => !text.includes('\n'), {
  message: 'Invalid input',
});

/** A circle of the member's. */
export const communityCircle = z.object({
  id: communityId,
  name: z.string(),
  /** Whether the member made it. */
  isMine: z.boolean(),
  /** Whoever made it has no premium, or no account: what is there can be read, and nothing is added. */
  isResting: z.boolean(),
  isFull: z.boolean(),
});
export type CommunityCircle = z.infer<typeof communityCircle>;

/** A link that lets one person in. The token is told once, when it is made. */
export const circleInvitation = z.object({
  id: communityId,
  createdAt: z.string(),
  expiresAt: z.string(),
});
export type CircleInvitation = z.infer<typeof circleInvitation>;

export const wholeCircle = communityCircle.extend({
  /** Everybody who can read there, in the order in which they came. */
  members: z.array(
    z.object({
      id: communityAuthorId,
      pseudonym: z.string(),
      isYou: z.boolean(),
      isMaker: z.boolean(),
      /** By the asker. */
      isBlocked: z.boolean(),
    }),
  ),
  /** Open links; none for those who did not make the circle. */
  invitations: z.array(circleInvitation),
});
export type WholeCircle = z.infer<typeof wholeCircle>;

/** What somebody with the link is told before they join. */
export const circleInvited = z.object({
  name: z.string(),
  /** Who made it. */
  maker: z.string(),
  isFull: z.boolean(),
  isResting: z.boolean(),
  /** The circle's id, for those who are in it already. */
  circleId: communityId.nullable(),
});
export type CircleInvited = z.infer<typeof circleInvited>;

export const makeCircleRequest = z.object({ name });
const withToken = z.object({ token: z.string().regex(/^[\w-]{43}$/) });

const ofOne = z.object({ id: communityId });
const done = z.object({ success: z.literal(true) });
const mayJoin = [
  'community.profile_needed',
  'community.too_young',
  'community.address_not_verified',
  'community.too_many_circles',
] as const;
const mayInvite = ['community.circle_not_found', 'community.circle_rests', 'community.circle_full'] as const;

export const communityCirclesEndpoints = {
  'GET /api/community/circles': endpoint({
    access: 'member',
    summary: 'The circles that the member is in, latest first',
    response: dataOf(z.object({ items: z.array(communityCircle) })),
    errors: [],
  }),
  'POST /api/community/circles': endpoint({
    access: 'premium',
    summary: 'Make a circle. Others come in by invitation alone',
    body: makeCircleRequest,
    response: dataOf(communityCircle),
    status: 201,
    errors: [...mayJoin, 'community.circle_name_refused'],
  }),
  'GET /api/community/circles/:id': endpoint({
    access: 'member',
    summary: 'One circle with who is in it; those of others and unknown ones look the same',
    params: ofOne,
    response: dataOf(wholeCircle),
    errors: ['community.circle_not_found'],
  }),
  'DELETE /api/community/circles/:id': endpoint({
    access: 'member',
    summary: 'Dissolve a circle that one made: it is gone at once, with everything that was shared there',
    params: ofOne,
    response: done,
    errors: ['community.circle_not_found'],
  }),
  'DELETE /api/community/circles/:id/membership': endpoint({
    access: 'member',
    summary: 'Leave a circle: what one shared and said there goes along',
    params: ofOne,
    response: done,
    errors: ['community.circle_not_found', 'community.circle_maker'],
  }),
  'DELETE /api/community/circles/:id/members/:memberId': endpoint({
    access: 'member',
    summary: 'Take somebody out of a circle that one made, with what they shared and said there',
    params: ofOne.extend({ memberId: communityAuthorId }),
    response: done,
    errors: ['community.circle_not_found', 'community.circle_member_not_found', 'community.circle_maker'],
  }),
  'POST /api/community/circles/:id/invitations': endpoint({
    access: 'premium',
    summary:
      'Make a link that lets one person into a circle that one made; its token is in this answer alone',
    params: ofOne,
    response: dataOf(circleInvitation.extend({ token: z.string() })),
    status: 201,
    errors: [...mayInvite, 'community.too_many_invitations'],
  }),
  'DELETE /api/community/circles/:id/invitations/:invitationId': endpoint({
    access: 'member',
    summary: 'Take an invitation back',
    params: ofOne.extend({ invitationId: communityId }),
    response: done,
    errors: ['community.circle_not_found', 'community.invitation_not_found'],
  }),
  'POST /api/community/invitations/look': endpoint({
    access: 'member',
    summary: 'What an invitation is to; nobody is told that it was looked at',
    body: withToken,
    response: dataOf(circleInvited),
    errors: ['community.invitation_not_found'],
  }),
  'POST /api/community/invitations/accept': endpoint({
    access: 'member',
    summary: 'Join the circle of an invitation, which is used up by it',
    body: withToken,
    response: dataOf(z.object({ circleId: communityId })),
    errors: [...mayJoin, 'community.invitation_not_found', 'community.circle_full', 'community.circle_rests'],
  }),
} as const;
