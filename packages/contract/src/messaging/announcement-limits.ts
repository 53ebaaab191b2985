/** Lists and limits of announcements and of the notification centre; part of `limits`. */

export const announcementTypes = ['info', 'success', 'warning', 'error'] as const;
export type AnnouncementType = (typeof announcementTypes)[number];

/** The last one carries the label "High Priority". */
export const announcementPriorities = ['normal', 'medium', 'high'] as const;
export type AnnouncementPriority = (typeof announcementPriorities)[number];

/** Whom an announcement is for; `language`: those whose language is the one that it names. */
export const announcementAudiences = ['all', 'free', 'premium', 'language', 'affiliates'] as const;
export type AnnouncementAudience = (typeof announcementAudiences)[number];

/** Characters of the texts of an announcement, and of where its action leads. */
export const announcementTexts = { title: 100, message: 600, actionText: 40, actionUrl: 500 } as const;

/** Minutes after signing in for which announcements are shown that are for that moment alone. */
export const signInMinutes = 5;
/** Announcements that are shown at once, at most. */
export const shownAnnouncements = 20;

/** What the notification centre keeps, beside announcements. Pages have words for each. */
export const notificationKinds = [
  'reward_earned',
  'oracle_follow_up_due',
  'dream_follow_up_due',
  'mail_not_delivered',
  'ticket_answered',
  'ticket_changed',
  'experiment_split_off',
  'alarm_raised',
  'alarm_resolved',
  'community_hidden',
  'community_stays',
  'community_shown',
  'circle_ended',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** Days after which the notification centre forgets. */
export const notificationDays = 180;
/** Up to here unread notifications are counted. */
export const countedNotifications = 99;
