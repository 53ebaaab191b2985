import { limits } from '@chitta/contract';
import { boolean, doublePrecision, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What the Oracle knows of a member beyond the birth fields of `users`. */
export const oracleProfiles = pgTable('oracle_profiles', {
  userId: integer('user_id').primaryKey(),
  /** Degrees, north and east positive; null with the time zone: no place is known. */
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  timeZone: text('time_zone'),
  /** Which of two moments the time of birth means where clocks were put back over it. */
  isLaterMoment: boolean('is_later_moment').notNull().default(false),
  houses: text({ enum: limits.houseSystems }).notNull().default('placidus'),
  usesChart: boolean('uses_chart').notNull().default(true),
  asksAbout: text('asks_about', { enum: limits.lifeFields }).array().notNull().default([]),
  tone: text({ enum: limits.oracleTones }).notNull().default('warm'),
  /** When the one consultation of a free member was answered. */
  tasteUsedAt: timestamp('taste_used_at', { withTimezone: true }),
  /** When the profile was first kept; null: only the taste stands here. */
  setUpAt: timestamp('set_up_at', { withTimezone: true }),
});
