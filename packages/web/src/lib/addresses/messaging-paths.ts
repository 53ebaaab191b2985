/** Addresses of what members are told; apart from the others, so that a visitor's first page does without them. */
export const messagingPaths = {
  notifications: '/notifications',
  adminAnnouncements: '/admin/announcements',
} as const;
