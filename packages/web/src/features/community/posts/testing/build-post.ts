import type { CommunityPost, CommunityProfile, CommunityReply } from '@chitta/contract';

const author = { id: 'a'.repeat(22), pseudonym: 'Bramble' };
const standing = { isMine: false, state: 'visible', hiddenReason: null, isAppealed: false } as const;

/** A dream that somebody else has shared. */
export function buildPost(overrides: Partial<CommunityPost> = {}): CommunityPost {
  return {
    id: 'p'.repeat(22),
    kind: 'dream',
    language: 'en',
    theme: null,
    circleId: null,
    author,
    headline: null,
    reading: [],
    symbols: [],
    text: 'The river ran through our kitchen.',
    createdAt: '2026-11-20T08:00:00.000Z',
    editedAt: null,
    reactions: [],
    hasReplies: false,
    ...standing,
    ...overrides,
  };
}

export function buildReply(overrides: Partial<CommunityReply> = {}): CommunityReply {
  return {
    id: 'r'.repeat(22),
    author,
    text: 'Ours was a lake.',
    createdAt: '2026-11-20T09:00:00.000Z',
    ...standing,
    ...overrides,
  };
}

/** Somebody who may write and answer. */
export function buildProfile(overrides: Partial<CommunityProfile> = {}): CommunityProfile {
  return {
    pseudonym: 'Otter',
    isAgeKnown: true,
    mayWrite: true,
    mayReply: true,
    mayBeIndexed: false,
    newUntil: null,
    ...overrides,
  };
}
