/** Lists and limits of the community; part of `limits`. */

/** What of a dream is shared: headline and reading, its symbols alone, or its text after a second look. */
export const communityKinds = ['reading', 'symbols', 'dream'] as const;
export type CommunityKind = (typeof communityKinds)[number];

/** What readers can say with one press. */
export const communityReactions = ['know_this', 'thank_you', 'with_you'] as const;
export type CommunityReaction = (typeof communityReactions)[number];

/** `held`: nobody but its writer sees it until a moderator has. `hidden`: a moderator has taken it out of sight. */
export const communityStates = ['visible', 'held', 'hidden'] as const;
export type CommunityState = (typeof communityStates)[number];

export const communityReportReasons = ['harassment', 'harm', 'private', 'spam', 'other'] as const;
export type CommunityReportReason = (typeof communityReportReasons)[number];

/** Why something is held or hidden: words of distress, words that hurt, or one of the reasons of reports. */
export const communityHiddenReasons = ['care', 'words', ...communityReportReasons] as const;
export type CommunityHiddenReason = (typeof communityHiddenReasons)[number];

export const communityDecisions = ['keep', 'hide', 'restore'] as const;
export type CommunityDecision = (typeof communityDecisions)[number];

/** What a second look marks in a text. */
export const secondLookKinds = ['person', 'place', 'contact'] as const;
export type SecondLookKind = (typeof secondLookKinds)[number];

/**
 * Characters of a pseudonym, a reply, a report and an appeal; emoji of a text; symbols of a post; members that a member can block; the age
 * from which the terms let anybody in; days in which an account counts as new; members from whom something of a room is
 * told; days that a room looks back.
 */
export const community = {
  pseudonym: { min: 3, max: 30 },
  reply: 1000,
  report: 1000,
  appeal: 1000,
  pictures: 50,
  symbols: 40,
  blocks: 500,
  age: 16,
  newDays: 7,
  roomMembers: 10,
  roomDays: 30,
} as const;

/**
 * Characters of the name of a circle; members in one; circles that a member can make and be in; links that are open at
 * once, and days for which each is.
 */
export const circle = {
  name: { min: 2, max: 60 },
  members: 12,
  made: 3,
  joined: 12,
  invitations: 20,
  invitationDays: 7,
} as const;
