import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf } from '../envelope.ts';
import * as limits from '../limits.ts';
import { safeText } from '../text.ts';

const { min, max } = limits.community.pseudonym;

/** Letters of the Latin script and digits, single spaces, dots and hyphens between them. */
const pseudonym = safeText().pipe(
  z
    .string()
    .max(max * 2)
    .transform((name) => name.normalize('NFC').trim())
    .pipe(
      z
        .string()
        .min(min)
        .max(max)
        .regex(/^[\p{Script=Latin}\d]+(?:[ .-][\p{Script=Latin}\d]+)*$/u),
    ),
);

/** Who a member is among others. Nothing of it leads to the account. */
export const communityProfile = z.object({
  /** Null: none was chosen yet. */
  pseudonym: z.string().nullable(),
  /** Whether a year of birth was given, here or with the birth data. */
  isAgeKnown: z.boolean(),
  /** Whether the member may write: of age, as far as is known, and with a pseudonym. */
  mayWrite: z.boolean(),
  /** Replies need a verified address beside that. */
  mayReply: z.boolean(),
  /** Whether search engines may show what the member shares with everybody. */
  mayBeIndexed: z.boolean(),
  /** Links are not taken before; null: they are. */
  newUntil: z.string().nullable(),
});
export type CommunityProfile = z.infer<typeof communityProfile>;

export const putCommunityProfileRequest = z.object({
  pseudonym,
  /** Asked once, and not kept: only from when on the member is of age is. */
  birthYear: z.number().int().min(1900).max(2199).optional(),
  /** Missing: it stays as it is, which is no where nothing was said. */
  mayBeIndexed: z.boolean().optional(),
});
export type PutCommunityProfileRequest = z.infer<typeof putCommunityProfileRequest>;

export const communityAuthorId = z.string().regex(/^[\w-]{22}$/);

export const communityBlock = z.object({
  id: communityAuthorId,
  pseudonym: z.string(),
  createdAt: z.string(),
});
export type CommunityBlock = z.infer<typeof communityBlock>;

const ofAuthor = z.object({ id: communityAuthorId });
const done = z.object({ success: z.literal(true) });

export const communityProfileEndpoints = {
  'GET /api/community/profile': endpoint({
    access: 'member',
    summary: 'Who the member is in the community, and what they may do there',
    response: dataOf(communityProfile),
    errors: [],
  }),
  'PUT /api/community/profile': endpoint({
    access: 'member',
    summary: 'Choose or change the pseudonym; the first time with the year of birth, where that is not known',
    body: putCommunityProfileRequest,
    response: dataOf(communityProfile),
    errors: [
      'community.pseudonym_taken',
      'community.pseudonym_refused',
      'community.age_needed',
      'community.too_young',
    ],
  }),
  'GET /api/community/blocks': endpoint({
    access: 'member',
    summary: 'Whom the member has blocked, latest first',
    response: dataOf(z.object({ items: z.array(communityBlock) })),
    errors: [],
  }),
  'PUT /api/community/blocks/:id': endpoint({
    access: 'member',
    summary: 'Block the author of that id: nothing of theirs is seen, and they answer nothing of the member',
    params: ofAuthor,
    response: done,
    errors: ['community.author_not_found', 'community.own', 'community.too_many_blocks'],
  }),
  'DELETE /api/community/blocks/:id': endpoint({
    access: 'member',
    summary: 'Take a block back',
    params: ofAuthor,
    response: done,
    errors: ['community.author_not_found'],
  }),
} as const;
