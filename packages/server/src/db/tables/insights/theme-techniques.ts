import { boolean, integer, pgTable, smallint, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { dreamThemes } from './dream-themes.ts';

/** What can be done with a theme. */
export const themeTechniques = pgTable(
  'theme_techniques',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    themeId: integer('theme_id')
      .notNull()
      .references(() => dreamThemes.id, { onDelete: 'cascade' }),
    techniqueName: text('technique_name').notNull(),
    techniqueDescription: text('technique_description').notNull(),
    /** Step by step. */
    practiceInstructions: text('practice_instructions').array().notNull(),
    orderIndex: smallint('order_index').notNull(),
    isPremium: boolean('is_premium').notNull().default(true),
    /** As in `dream_themes`. */
    editedAt: timestamp('edited_at', { withTimezone: true }),
  },
  (table) => [unique('theme_techniques_order').on(table.themeId, table.orderIndex)],
);
