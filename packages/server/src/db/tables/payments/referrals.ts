import { limits } from '@chitta/contract';
import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../identity/users.ts';
import { referralCodes } from './referral-codes.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });
const reason = (name: string) => text(name, { enum: limits.referralReasons });
const verdicts = ['approved', 'rejected'] as const;

/** Who came by whose code. Either side outlives the other: a month that was earned stays. */
export const referrals = pgTable('referrals', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  referrerId: integer('referrer_id').references(() => users.id, { onDelete: 'set null' }),
  refereeId: integer('referee_id').references(() => users.id, { onDelete: 'set null' }),
  referralCodeId: integer('referral_code_id').references(() => referralCodes.id, { onDelete: 'set null' }),
  conversionType: text('conversion_type', { enum: ['signup', 'premium'] })
    .notNull()
    .default('signup'),
  conversionDate: time('conversion_date'),
  /** Of the referrer's reward once there is one. */
  rewardStatus: text('reward_status', { enum: limits.referralStatuses }).notNull().default('pending'),
  reason: reason('reason'),
  /** What looked odd at sign-up. */
  suspicion: reason('suspicion'),
  /** What an administrator said of which doubt. */
  reviewVerdict: text('review_verdict', { enum: verdicts }),
  reviewReason: reason('review_reason'),
  reviewedAt: time('reviewed_at'),
  /** Months for each side. */
  rewardAmount: integer('reward_amount').notNull().default(0),
  premiumMonthsGranted: integer('premium_months_granted').notNull().default(0),
  /** The invoice that it is rewarded for. */
  stripePaymentIntentId: text('stripe_payment_intent_id'),
  createdAt: time('created_at').notNull(),
});

export type ReferralRow = Readonly<typeof referrals.$inferSelect>;

/** The ledger of rewards: one for each side of a referral. */
export const referralRewards = pgTable('referral_rewards', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  userId: integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  referralId: integer('referral_id')
    .notNull()
    .references(() => referrals.id, { onDelete: 'cascade' }),
  role: text({ enum: ['referrer', 'referee'] }).notNull(),
  rewardType: text('reward_type', { enum: ['free_month'] })
    .notNull()
    .default('free_month'),
  /** Months. */
  amount: integer().notNull().default(1),
  status: text({ enum: limits.rewardStatuses }).notNull().default('pending'),
  reason: reason('reason'),
  /** Decided once, for good: why there is none. */
  refusal: reason('refusal'),
  createdAt: time('created_at').notNull(),
  processedAt: time('processed_at'),
  expiresAt: time('expires_at'),
  modalShown: boolean('modal_shown').notNull().default(false),
  claimedAt: time('claimed_at'),
});

export type RewardRow = Readonly<typeof referralRewards.$inferSelect>;

/** What the referral modal has shown, and until when it stays away. */
export const referralModalStates = pgTable('referral_modal_states', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  pendingReferrerReward: boolean('pending_referrer_reward').notNull().default(false),
  pendingRefereeReward: boolean('pending_referee_reward').notNull().default(false),
  lastShownAt: time('last_shown_at'),
  dismissedUntil: time('dismissed_until'),
});

export type ModalStateRow = Readonly<typeof referralModalStates.$inferSelect>;
