import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf, pageOf } from '../envelope.ts';
import { readingParts } from '../journal/readings.ts';
import * as limits from '../limits.ts';
import { communityAuthorId } from './community-profile.ts';
import { communityText } from './community-text.ts';

/** Ids of posts and replies are random, and tell nothing. */
export const communityId = z.string().regex(/^[\w-]{22}$/);
const ofOne = z.object({ id: communityId });
const { community: of } = limits;
const language = z.enum(limits.languages);
/** Name of a typical theme, whose room it stands in. */
const theme = z
  .string()
  .regex(/^[a-z\d]+(?:-[a-z\d]+)*$/)
  .max(60);
const dreamWords = communityText(limits.dreamText.min, limits.dreamText.max);

const author = z.object({ id: communityAuthorId, pseudonym: z.string() });
const sentence = z.object({ text: z.string(), part: z.enum(readingParts), paragraph: z.number().int() });
export type SharedSentence = z.infer<typeof sentence>;

/** What its writer alone is told. */
const standing = {
  isMine: z.boolean(),
  /** Others are only given what is visible. */
  state: z.enum(limits.communityStates),
  hiddenReason: z.enum(limits.communityHiddenReasons).nullable(),
  /** Whether the writer has asked to have it looked at again. */
  isAppealed: z.boolean(),
} as const;

/** Something that a member has shared, as it was when it was shared. */
export const communityPost = z.object({
  id: communityId,
  kind: z.enum(limits.communityKinds),
  language,
  theme: z.string().nullable(),
  /** The circle whose members alone see it; null: everybody does. */
  circleId: communityId.nullable(),
  author,
  /** Of a reading. */
  headline: z.string().nullable(),
  reading: z.array(sentence),
  /** Of `symbols`, in the language of the post. */
  symbols: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Of a dream. */
  text: z.string().nullable(),
  createdAt: z.string(),
  editedAt: z.string().nullable(),
  /** In words, never in numbers: whether the asker did, and whether anybody else. */
  reactions: z.array(
    z.object({
      kind: z.enum(limits.communityReactions),
      isMine: z.boolean(),
      others: z.enum(['none', 'some']),
    }),
  ),
  hasReplies: z.boolean(),
  ...standing,
});
export type CommunityPost = z.infer<typeof communityPost>;

export const communityReply = z.object({
  id: communityId,
  author,
  text: z.string(),
  createdAt: z.string(),
  ...standing,
});
export type CommunityReply = z.infer<typeof communityReply>;

/** Words of help for the writer of a text that may tell of real harm; such a text is held until somebody has seen it. */
const careForWriter = z.object({ kind: z.string(), words: z.array(z.string()) }).nullable();

const postedPost = dataOf(z.object({ post: communityPost, care: careForWriter }));
const postedReply = dataOf(z.object({ reply: communityReply, care: careForWriter }));

const dreamId = z.number().int().positive().max(2_147_483_647);
/** Where it is shared: in the room of a theme, or in a circle. */
const place = {
  theme: theme.nullable().default(null),
  circleId: communityId.nullable().default(null),
} as const;
const symbolIds = z.array(z.string().min(1).max(80)).min(1).max(of.symbols);

export const sharePostRequest = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('reading'), dreamId, ...place }),
    z.object({ kind: z.literal('symbols'), dreamId, symbols: symbolIds, ...place }),
    z.object({
      kind: z.literal('dream'),
      text: dreamWords,
      language,
      ...place,
      /** Whether its writer has seen the names and places of a second look, and meant those that are left. */
      isLookedThrough: z.boolean().default(false),
    }),
  ])
  .refine(({ theme: room, circleId }) => room === null || circleId === null, {
    message: 'Invalid input',
    path: ['circleId'],
  });
export type SharePostRequest = z.infer<typeof sharePostRequest>;

export const changePostRequest = z
  .object({
    theme: theme.nullable().optional(),
    /** Of a dream. */
    text: dreamWords.optional(),
    isLookedThrough: z.boolean().default(false),
    /** Of `symbols`: those that stay. */
    symbols: symbolIds.optional(),
  })
  .refine(({ isLookedThrough: _, ...change }) => Object.values(change).some((value) => value !== undefined), {
    message: 'Invalid input',
  });
export type ChangePostRequest = z.infer<typeof changePostRequest>;

export const listPostsQuery = z.object({
  language: language.optional(),
  /** The room of a theme. */
  theme: theme.optional(),
  /** What was shared in a circle of the asker's. */
  circle: communityId.optional(),
  /** The asker's own, with those that others do not see. */
  own: z.enum(['true', 'false']).default('false'),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(limits.pageSize.default),
});
export type ListPostsQuery = z.infer<typeof listPostsQuery>;

const pageQuery = z.object({
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(limits.pageSize.default),
});

export const reportRequest = z.object({
  reason: z.enum(limits.communityReportReasons),
  text: communityText(0, of.report).default(''),
});
export type CommunityReportRequest = z.infer<typeof reportRequest>;

const appealRequest = z.object({ text: communityText(1, of.appeal) });

export const secondLookRequest = z.object({ text: dreamWords, language });
export type SecondLookRequest = z.infer<typeof secondLookRequest>;

/** The text as it would be kept, and where names, places and ways to reach somebody stand in it. */
export const secondLook = z.object({
  text: z.string(),
  found: z.array(
    z.object({ start: z.number().int(), end: z.number().int(), kind: z.enum(limits.secondLookKinds) }),
  ),
});
export type SecondLook = z.infer<typeof secondLook>;

/**
 * What others dream of in a room, from what was shared there in the last days. Nothing is told before enough members have
 * shared, and no symbol that fewer have.
 */
export const communityRoom = z.object({
  theme: z.string(),
  /** What the theme is called. */
  title: z.string(),
  days: z.number().int(),
  isTold: z.boolean(),
  symbols: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type CommunityRoom = z.infer<typeof communityRoom>;

const done = z.object({ success: z.literal(true) });
const mayWrite = ['community.profile_needed', 'community.too_young'] as const;
const mayAnswer = [...mayWrite, 'community.address_not_verified', 'community.blocked'] as const;
const refusedText = ['community.links_not_yet', 'community.contact_details'] as const;
const ofReaction = ofOne.extend({ kind: z.enum(limits.communityReactions) });

export const communityPostsEndpoints = {
  'GET /api/community/posts': endpoint({
    access: 'public',
    isForMembersToo: true,
    summary: 'What members have shared, newest first',
    query: listPostsQuery,
    response: pageOf(communityPost),
    errors: ['requests.invalid', 'community.circle_not_found'],
  }),
  'POST /api/community/posts': endpoint({
    access: 'member',
    summary:
      'Share a reading, symbols or a dream: what is chosen is copied, and stays as it is when the dream changes',
    body: sharePostRequest,
    response: postedPost,
    status: 201,
    isIdempotent: true,
    errors: [
      ...mayWrite,
      ...refusedText,
      'community.second_look_needed',
      'community.nothing_to_share',
      'community.post_not_found',
      'community.circle_not_found',
      'community.circle_rests',
      'dreams.not_found',
      'themes.not_found',
    ],
  }),
  'GET /api/community/posts/:id': endpoint({
    access: 'public',
    isForMembersToo: true,
    summary: 'One post; withdrawn, hidden and unknown ones look the same',
    params: ofOne,
    response: dataOf(communityPost),
    errors: ['community.post_not_found'],
  }),
  'PATCH /api/community/posts/:id': endpoint({
    access: 'member',
    summary: 'Change what one has shared',
    params: ofOne,
    body: changePostRequest,
    response: postedPost,
    errors: [
      ...mayWrite,
      ...refusedText,
      'community.second_look_needed',
      'community.post_not_found',
      'themes.not_found',
    ],
  }),
  'DELETE /api/community/posts/:id': endpoint({
    access: 'member',
    summary: 'Withdraw a post: it is gone at once, with everything said to it',
    params: ofOne,
    response: done,
    errors: ['community.post_not_found'],
  }),
  'GET /api/community/posts/:id/replies': endpoint({
    access: 'public',
    isForMembersToo: true,
    summary: 'What members have said to a post, oldest first',
    params: ofOne,
    query: pageQuery,
    response: pageOf(communityReply),
    errors: ['community.post_not_found', 'requests.invalid'],
  }),
  'POST /api/community/posts/:id/replies': endpoint({
    access: 'member',
    summary: 'Say something to a post',
    params: ofOne,
    body: z.object({ text: communityText(1, of.reply) }),
    response: postedReply,
    status: 201,
    isIdempotent: true,
    errors: [...mayAnswer, ...refusedText, 'community.post_not_found', 'community.reply_not_found'],
  }),
  'DELETE /api/community/replies/:id': endpoint({
    access: 'member',
    summary: 'Withdraw a reply of one’s own',
    params: ofOne,
    response: done,
    errors: ['community.reply_not_found'],
  }),
  'PUT /api/community/posts/:id/reactions/:kind': endpoint({
    access: 'member',
    summary: 'React in a word; each once',
    params: ofReaction,
    response: done,
    errors: [...mayWrite, 'community.blocked', 'community.own', 'community.post_not_found'],
  }),
  'DELETE /api/community/posts/:id/reactions/:kind': endpoint({
    access: 'member',
    summary: 'Take a reaction back',
    params: ofReaction,
    response: done,
    errors: ['community.post_not_found'],
  }),
  'POST /api/community/posts/:id/reports': endpoint({
    access: 'member',
    summary:
      'Tell the moderators of a post; a further report of the same member takes the place of the one before',
    params: ofOne,
    body: reportRequest,
    response: done,
    errors: ['community.post_not_found', 'community.own'],
  }),
  'POST /api/community/replies/:id/reports': endpoint({
    access: 'member',
    summary: 'Tell the moderators of a reply',
    params: ofOne,
    body: reportRequest,
    response: done,
    errors: ['community.reply_not_found', 'community.own'],
  }),
  'POST /api/community/posts/:id/appeals': endpoint({
    access: 'member',
    summary: 'Ask to have a hidden post of one’s own looked at again, once',
    params: ofOne,
    body: appealRequest,
    response: done,
    errors: ['community.post_not_found', 'community.not_hidden', 'community.appealed'],
  }),
  'POST /api/community/replies/:id/appeals': endpoint({
    access: 'member',
    summary: 'Ask to have a hidden reply of one’s own looked at again, once',
    params: ofOne,
    body: appealRequest,
    response: done,
    errors: ['community.reply_not_found', 'community.not_hidden', 'community.appealed'],
  }),
  'POST /api/community/second-look': endpoint({
    access: 'member',
    summary: 'Names, places and ways to reach somebody in a text that is about to be shared; nothing is kept',
    body: secondLookRequest,
    response: dataOf(secondLook),
    errors: [],
  }),
  'GET /api/community/rooms/:name': endpoint({
    access: 'public',
    summary: 'What others dream of in the room of a theme',
    params: z.object({ name: theme }),
    query: z.object({ language: language.default('en') }),
    response: dataOf(communityRoom),
    errors: ['themes.not_found'],
  }),
} as const;
