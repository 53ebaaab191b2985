import { limits } from '@chitta/contract';
import { integer, pgTable, smallint, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { dreamThemes } from './dream-themes.ts';

/** What is said of a theme. */
export const themeInsights = pgTable(
  'theme_insights',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    themeId: integer('theme_id')
      .notNull()
      .references(() => dreamThemes.id, { onDelete: 'cascade' }),
    insightText: text('insight_text').notNull(),
    insightType: text('insight_type', { enum: limits.themeInsightTypes }).notNull(),
    orderIndex: smallint('order_index').notNull(),
    /** As in `dream_themes`. */
    editedAt: timestamp('edited_at', { withTimezone: true }),
  },
  (table) => [unique('theme_insights_order').on(table.themeId, table.orderIndex)],
);
