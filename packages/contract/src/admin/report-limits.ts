/** Lists and limits of system reports; part of `limits`. */

/** What a report is of. */
export const systemReportTypes = [
  'members',
  'dreams',
  'readings',
  'recognition',
  'money',
  'referrals',
  'messages',
  'experiments',
  'security',
  'storage',
] as const;
export type SystemReportType = (typeof systemReportTypes)[number];

export const systemReportStatuses = ['generating', 'ready', 'failed'] as const;
export type SystemReportStatus = (typeof systemReportStatuses)[number];

/** Why there is no report: it could not be counted, the node that made it ended each time, there is no room. */
export const systemReportFailures = ['counting_failed', 'interrupted', 'no_room'] as const;
export type SystemReportFailure = (typeof systemReportFailures)[number];

/** What a value is; money is in the smallest unit of its currency, which is named beside it. */
export const reportUnits = ['count', 'bytes', 'money', 'percent', 'average'] as const;
export type ReportUnit = (typeof reportUnits)[number];

/** What each type tells, in this order. */
export const reportMeasures = {
  members: ['accounts', 'tiers', 'languages', 'joined', 'dreaming'],
  dreams: ['dreams', 'categories', 'voice_recordings', 'oracle_questions', 'moments'],
  readings: ['readings', 'follow_ups', 'verdicts', 'fit_rate', 'oracle_fit'],
  recognition: ['recognised_rate', 'symbols_per_dream', 'symbols', 'missing_words', 'missing_by_language'],
  money: [
    'paid',
    'tax',
    'refunded',
    'disputed',
    'subscriptions_live',
    'subscriptions_begun',
    'subscriptions_ended',
    'invoices_unpaid',
    'payment_events',
  ],
  referrals: [
    'clicks',
    'referrals',
    'rewards',
    'conversions',
    'commissions',
    'payouts',
    'applications',
    'affiliates',
  ],
  messages: [
    'mails',
    'mails_failed',
    'pushes',
    'push_deliveries',
    'push_devices',
    'reminders',
    'notifications',
  ],
  experiments: ['landing_visitors', 'landing_bounces', 'landing_sign_ups', 'landing_conversions'],
  security: ['administrators', 'second_factors', 'passkeys', 'sign_ins', 'password_resets', 'admin_acts'],
  storage: ['database', 'tables', 'files', 'file_counts'],
} as const satisfies Record<SystemReportType, readonly string[]>;
export type ReportMeasure = (typeof reportMeasures)[SystemReportType][number];

/**
 * Reports: characters of what an administrator calls one, days that one may be of, how many are kept and made at once,
 * days until one is deleted, and how many members a part of a figure stands for at least.
 */
export const systemReport = {
  title: 120,
  description: 1000,
  periodDays: 3660,
  kept: 200,
  generating: 5,
  keptDays: 90,
  smallestGroup: 5,
} as const;

/** Parts of a figure that are too small to be told one by one. */
export const foldedPart = 'other';
