/** Addresses of the community; apart from the others, so that a visitor's first page does without them. */
export const communityPaths = {
  feed: '/community',
  post: '/community/posts/$postId',
  share: '/community/share',
  profile: '/community/profile',
  rules: '/community/rules',
  moderation: '/admin/community',
} as const;
