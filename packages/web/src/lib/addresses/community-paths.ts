/** Addresses of the community; apart from the others, so that a visitor's first page does without them. */
export const communityPaths = {
  feed: '/community',
  post: '/community/posts/$postId',
  edit: '/community/posts/$postId/edit',
  share: '/community/share',
  profile: '/community/profile',
  circles: '/community/circles',
  circle: '/community/circles/$circleId',
  invitation: '/community/invitation',
  rules: '/community/rules',
  moderation: '/admin/community',
} as const;
