import { type LandingContent, limits } from '@chitta/contract';
import {
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });
/** A text in both languages; null: as the page was built. */
const inBoth = (name: string) => jsonb(name).$type<NonNullable<LandingContent['texts']['headline']>>();

/** What is tried on the first page. */
export const landingExperiments = pgTable('landing_experiments', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  hypothesis: text().notNull().default(''),
  status: text({ enum: limits.experimentStatuses }).notNull().default('draft'),
  /** Part of those who are meant that takes part. */
  coverage: doublePrecision().notNull().default(1),
  /** Counts what administrators must have seen before they act. */
  version: integer().notNull().default(1),
  createdAt: time('created_at').notNull(),
  updatedAt: time('updated_at').notNull(),
});

/** What an experiment shows; the one at position 0 is the control. */
export const landingPageVariants = pgTable('landing_page_variants', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  experimentId: integer('experiment_id')
    .notNull()
    .references(() => landingExperiments.id, { onDelete: 'cascade' }),
  position: smallint().notNull(),
  variantKey: text('variant_key').notNull(),
  name: text().notNull(),
  heroHeadline: inBoth('hero_headline'),
  heroSubheadline: inBoth('hero_subheadline'),
  primaryCta: inBoth('primary_cta'),
  secondaryCta: inBoth('secondary_cta'),
  /** The order of the blocks below the first screen; null: as the page was built. */
  features: jsonb().$type<limits.LandingBlock[]>(),
  /** Whom the experiment means: the same at all of its variants. */
  targetKeywords: text('target_keywords').array().notNull().default([]),
  targetAudience: jsonb('target_audience').$type<{ languages?: limits.Language[] }>().notNull().default({}),
  trafficSources: text('traffic_sources', { enum: limits.trafficSources }).array().notNull().default([]),
  /** Whether visitors are shown it now. */
  isActive: boolean('is_active').notNull().default(false),
  weight: integer().notNull().default(limits.experiment.weight.default),
});

/** A time in which neither weights nor coverage change. */
export const landingExperimentPhases = pgTable('landing_experiment_phases', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  experimentId: integer('experiment_id')
    .notNull()
    .references(() => landingExperiments.id, { onDelete: 'cascade' }),
  number: integer().notNull(),
  /** Mixes everybody anew in each phase. */
  seed: text().notNull(),
  coverage: doublePrecision().notNull(),
  /** By the id of the variant. */
  weights: jsonb().$type<Readonly<Record<string, number>>>().notNull(),
  startedAt: time('started_at').notNull(),
  endedAt: time('ended_at'),
});

export type ExperimentRow = Readonly<typeof landingExperiments.$inferSelect>;
export type VariantRow = Readonly<typeof landingPageVariants.$inferSelect>;
export type PhaseRow = Readonly<typeof landingExperimentPhases.$inferSelect>;
