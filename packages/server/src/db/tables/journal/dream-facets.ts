import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '../identity/users.ts';

export const facetKinds = ['total', 'category', 'tag', 'symbol', 'language', 'word'] as const;
export type FacetKind = (typeof facetKinds)[number];

/** How many dreams of a member hold a value. The value of `total` is empty; words are `<language>:<word>`. */
export const dreamFacets = pgTable(
  'dream_facets',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: facetKinds }).notNull(),
    value: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.value] })],
);
