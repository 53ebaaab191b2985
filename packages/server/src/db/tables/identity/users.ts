import { limits } from '@chitta/contract';
import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  time,
  timestamp,
} from 'drizzle-orm/pg-core';

/** Members. `usernameKey` and `emailKey` are the normalised forms that uniqueness and sign-in go by. */
export const users = pgTable('users', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  username: text().notNull(),
  usernameKey: text('username_key').notNull(),
  /** Argon2id hash; null for members who sign in elsewhere. */
  password: text(),
  email: text().notNull(),
  emailKey: text('email_key').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  subscriptionTier: text('subscription_tier').notNull().default('free'),
  /** When premium by tier ends; null: it does not, while the tier is premium. */
  premiumUntil: timestamp('premium_until', { withTimezone: true }),
  /** Of the last fetch from the payment provider that was written. */
  membershipTurn: bigint('membership_turn', { mode: 'number' }).notNull().default(0),
  translationsUsed: integer('translations_used').notNull().default(0),
  translationsLimit: integer('translations_limit').notNull().default(3),
  /** End of the open window; fixed when the window opens. */
  translationsResetDate: timestamp('translations_reset_date', { withTimezone: true }),
  /** The member's customer at each payment provider. */
  stripeCustomerId: text('stripe_customer_id'),
  sandboxCustomerId: text('sandbox_customer_id'),
  stripeSubscriptionId: text('stripe_subscription_id'),
  hasUnlimitedAccess: boolean('has_unlimited_access').notNull().default(false),
  /** When that ends by itself; null: it does not. */
  unlimitedAccessUntil: timestamp('unlimited_access_until', { withTimezone: true }),
  isAdmin: boolean('is_admin').notNull().default(false),
  auth0Id: text('auth0_id'),
  authProvider: text('auth_provider'),
  emailVerified: boolean('email_verified').notNull().default(false),
  /**
   * How the address was shown to be the member's: by a link followed in their session, by a password that was set through
   * a mailed link, by their OpenID provider, or on an administrator's word alone.
   */
  addressProof: text('address_proof', { enum: ['link', 'reset', 'provider', 'administrator'] }),
  pictureUrl: text('picture_url'),
  accountStatus: text('account_status', { enum: ['pending', 'active', 'suspended', 'deleted'] })
    .notNull()
    .default('pending'),
  messagingOptIn: boolean('messaging_opt_in').notNull().default(true),
  referralCode: text('referral_code'),
  referredBy: integer('referred_by'),
  affiliateStatus: text('affiliate_status').notNull().default('inactive'),
  affiliateTier: text('affiliate_tier'),
  affiliateCommissionRate: numeric('affiliate_commission_rate', { precision: 5, scale: 4 }),
  totalCommissionEarned: numeric('total_commission_earned', { precision: 12, scale: 2 })
    .notNull()
    .default('0.00'),
  /** IANA name, checked against the runtime's own list. */
  timezone: text(),
  /** By the member: the one of the browser they sign in with no longer takes its place. */
  timezoneChosen: boolean('timezone_chosen').notNull().default(false),
  /** Minutes east of UTC when `timezone` was last set; for display, never for computing days. */
  timezoneOffset: integer('timezone_offset'),
  birthDate: date('birth_date'),
  birthTime: time('birth_time'),
  birthLocation: text('birth_location'),
  natalChartData: jsonb('natal_chart_data'),
  natalChartCalculatedAt: timestamp('natal_chart_calculated_at', { withTimezone: true }),
  natalChartApiCalls: integer('natal_chart_api_calls').notNull().default(0),
  followUpQuestions: boolean('follow_up_questions').notNull().default(true),
  /** Since when dreams may be sent to the operator's language model; null: never. */
  modelConsentAt: timestamp('model_consent_at', { withTimezone: true }),
  /** The host that the consent was given for. */
  modelConsentHost: text('model_consent_host'),
  address: text({ enum: limits.addresses }),
  /** Language of mails to the member; null: not known yet. */
  language: text({ enum: limits.languages }),
  displayName: text('display_name'),
  emailNotifications: boolean('email_notifications').notNull().default(true),
  pushNotifications: boolean('push_notifications').notNull().default(false),
  /** When the member closed the account; it is erased some days later. */
  closedAt: timestamp('closed_at', { withTimezone: true }),
  /** One of the accounts that `--demo` opens and sets passwords of. */
  isDemo: boolean('is_demo').notNull().default(false),
});

export type User = typeof users.$inferSelect;
export type NewUser = typeof users.$inferInsert;
