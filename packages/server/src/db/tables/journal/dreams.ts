import { limits, type Reading } from '@chitta/contract';
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../identity/users.ts';

interface StoredPlace {
  readonly start: number;
  readonly end: number;
}

export type MentionState = (typeof limits.mentionStates)[number];

/** A place of a symbol in a dream, without what the text and the dictionary already say. */
export interface StoredMention {
  readonly start: number;
  readonly end: number;
  readonly variation: string;
  readonly rule: string;
  /** Dreams marked before engine version 5 say `negated` for what is `absent`: see `stateOfMention`. */
  readonly state: MentionState | 'negated';
  /** What is said of it, where the dictionary has a symbol for that. Missing in dreams marked before it was kept. */
  readonly condition?: { readonly start: number; readonly end: number; readonly symbol: string };
  /** Who acted, for actions that show it. Missing in dreams marked before it was kept. */
  readonly actor?: 'dreamer' | 'other';
  /** Where the dream names somebody else who acted. Missing in dreams marked before it was kept. */
  readonly actorAt?: StoredPlace;
  /** Whose it is, where that is a symbol of its own. Missing in dreams marked before it was kept. */
  readonly owner?: StoredPlace;
}

/** A recognised symbol as it is kept: its name and texts stay in the dictionary. */
export interface StoredSymbol {
  readonly id: string;
  readonly mentions: readonly StoredMention[];
}

/** The journal. Rows of one member lie together by `userId`, which leads every key. */
export const dreams = pgTable(
  'dreams',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: integer().generatedByDefaultAsIdentity(),
    title: text().notNull(),
    content: text().notNull(),
    language: text({ enum: limits.languages }).notNull(),
    /** The reading as text. */
    translation: text(),
    recognizedSymbols: jsonb('recognized_symbols').$type<readonly StoredSymbol[]>().notNull().default([]),
    /** Ids of the symbols that are present in the dream. */
    symbolIds: text('symbol_ids').array().notNull().default([]),
    /** Words without an entry of their own, as `<language>:<word>`: names, and nouns that the dictionary lacks. */
    words: text().array().notNull().default([]),
    /** Names of its typical themes, in the order in which it tells them; null where nobody has looked for them yet. */
    themes: text().array(),
    /** The reading as sentences; null where `translation` is of an earlier text or another engine. */
    reading: jsonb().$type<Reading>(),
    engineVersion: text('engine_version'),
    /** When the reading was made; null without one, and for readings of before it was kept: then `createdAt`. */
    readAt: timestamp('read_at', { withTimezone: true }),
    isPremiumTranslation: boolean('is_premium_translation').notNull().default(false),
    category: text({ enum: limits.dreamCategories }),
    tags: text().array().notNull().default([]),
    /** What the dreamer said to have felt. */
    feelings: text({ enum: limits.dreamFeelings }).array().notNull().default([]),
    /** Stretch of the journal, see `dream_shards`. */
    shard: integer().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    /** Set while the dream can still be restored. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export type DreamRow = typeof dreams.$inferSelect;
export type NewDream = typeof dreams.$inferInsert;
