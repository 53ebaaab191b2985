import { limits } from '@chitta/contract';
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../identity/users.ts';
import { landingExperimentPhases, landingPageVariants } from './landing-experiments.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });
const phaseId = () =>
  integer('phase_id')
    .notNull()
    .references(() => landingExperimentPhases.id, { onDelete: 'cascade' });
const variantId = () =>
  integer('variant_id')
    .notNull()
    .references(() => landingPageVariants.id, { onDelete: 'cascade' });

/** A visit of the first page; with the consent of the visitor, all of their visits in a phase. */
export const abTestSessions = pgTable('ab_test_sessions', {
  /** A hash of what the browser holds. */
  sessionId: text('session_id').primaryKey(),
  phaseId: phaseId(),
  variantId: variantId(),
  /** A hash with a salt that is thrown away with its day; null where nobody is followed. */
  ipAddress: text('ip_address'),
  userAgent: text('user_agent'),
  referrer: text(),
  trafficSource: text('traffic_source', { enum: limits.trafficSources }).notNull(),
  searchKeywords: text('search_keywords'),
  utmSource: text('utm_source'),
  utmMedium: text('utm_medium'),
  utmCampaign: text('utm_campaign'),
  deviceType: text('device_type', { enum: ['phone', 'tablet', 'computer'] }).notNull(),
  browserInfo: text('browser_info'),
  /** A country at most. */
  geolocation: text(),
  language: text({ enum: limits.languages }).notNull(),
  isReturningVisitor: boolean('is_returning_visitor').notNull().default(false),
  isFollowed: boolean('is_followed').notNull().default(false),
  /** The first time that this browser was shown the variant: a visitor of the figures. */
  isCounted: boolean('is_counted').notNull(),
  excludedReason: text('excluded_reason', { enum: ['several_variants'] }),
  hasInteracted: boolean('has_interacted').notNull().default(false),
  createdAt: time('created_at').notNull(),
  lastActivityAt: time('last_activity_at').notNull(),
  totalEvents: integer('total_events').notNull().default(0),
  maxScrollDepth: smallint('max_scroll_depth').notNull().default(0),
  totalTimeOnSite: integer('total_time_on_site').notNull().default(0),
});

export const abTestEvents = pgTable(
  'ab_test_events',
  {
    sessionId: text('session_id')
      .notNull()
      .references(() => abTestSessions.sessionId, { onDelete: 'cascade' }),
    /** Which opening of the page. */
    visit: uuid().notNull(),
    sequence: smallint().notNull(),
    eventType: text('event_type', { enum: limits.landingEventTypes }).notNull(),
    eventData: jsonb('event_data').$type<Readonly<Record<string, never>>>().notNull().default({}),
    pageUrl: text('page_url').notNull(),
    elementId: text('element_id'),
    /** What kind of thing it is, and the words that a variant gave it: both from lists of ours. */
    elementClass: text('element_class'),
    elementText: text('element_text'),
    scrollDepth: smallint('scroll_depth'),
    timeOnPage: integer('time_on_page'),
    viewportWidth: smallint('viewport_width'),
    viewportHeight: smallint('viewport_height'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.visit, table.sequence] })],
);

/** What visitors did after they were shown a variant. Without a session: counted, nobody is followed. */
export const abTestConversions = pgTable('ab_test_conversions', {
  userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  phaseId: phaseId(),
  variantId: variantId(),
  sessionId: text('session_id').references(() => abTestSessions.sessionId, { onDelete: 'cascade' }),
  conversionType: text('conversion_type', { enum: limits.conversionTypes }).notNull(),
  /** Of revenue: minor units, of which there is one amount a currency. */
  conversionValue: bigint('conversion_value', { mode: 'number' }),
  /** Empty where nothing was paid. */
  currency: text().notNull().default(''),
  pageView: text('page_view'),
  /** Seconds since the first visit. */
  timeToConversion: integer('time_to_conversion'),
  elementsClicked: integer('elements_clicked'),
  scrollDepth: smallint('scroll_depth'),
  timeOnPage: integer('time_on_page'),
  conversionMetadata: jsonb('conversion_metadata')
    .$type<Readonly<Record<string, never>>>()
    .notNull()
    .default({}),
  convertedAt: time('converted_at').notNull(),
});

const amount = (name: string) => bigint(name, { mode: 'number' }).notNull();
const figures = () => ({
  impressions: integer().notNull(),
  visits: integer().notNull(),
  visitors: integer().notNull(),
  followed: integer().notNull(),
  signUps: integer('sign_ups').notNull(),
  followedSignUps: integer('followed_sign_ups').notNull(),
  verified: integer().notNull(),
  firstReadings: integer('first_readings').notNull(),
  premiumConversions: integer('premium_conversions').notNull(),
  /** Minor units by currency. */
  revenue: jsonb().$type<Readonly<Record<string, number>>>().notNull(),
  bounces: integer().notNull(),
  totalScrollDepth: amount('total_scroll_depth'),
  totalTimeOnSite: amount('total_time_on_site'),
  computedAt: time('computed_at').notNull(),
});

/** What each variant came to on a day (UTC). */
export const abTestMetrics = pgTable(
  'ab_test_metrics',
  { phaseId: phaseId(), variantId: variantId(), day: date().notNull(), ...figures() },
  (table) => [primaryKey({ columns: [table.phaseId, table.variantId, table.day] })],
);

/** The same by week and for the whole phase. */
export const variantPerformanceMetrics = pgTable(
  'variant_performance_metrics',
  {
    phaseId: phaseId(),
    variantId: variantId(),
    period: text({ enum: ['week', 'phase'] }).notNull(),
    periodStart: date('period_start').notNull(),
    periodEnd: date('period_end').notNull(),
    ...figures(),
    bounceRate: doublePrecision('bounce_rate'),
    averageScrollDepth: doublePrecision('average_scroll_depth'),
    averageTimeOnSite: doublePrecision('average_time_on_site'),
  },
  (table) => [primaryKey({ columns: [table.phaseId, table.variantId, table.period, table.periodStart] })],
);

export const abTestSalts = pgTable('ab_test_salts', {
  day: date().primaryKey(),
  salt: text().notNull(),
});

export type AbTestMetric = Readonly<typeof abTestMetrics.$inferSelect>;
