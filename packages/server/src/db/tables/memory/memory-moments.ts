import { limits } from '@chitta/contract';
import { boolean, date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Moments of days, numbered within their day; the bytes of pictures are in the file storage. */
export const memoryMoments = pgTable(
  'memory_moments',
  {
    userId: integer('user_id').notNull(),
    /** Random, 22 characters of base64url. */
    id: text().notNull(),
    date: date().notNull(),
    momentNumber: integer('moment_number').notNull(),
    /** Random: the name of the files of its picture. */
    imageData: text('image_data'),
    /** Of both files. */
    imageBytes: integer('image_bytes').notNull().default(0),
    imageWidth: integer('image_width'),
    imageHeight: integer('image_height'),
    note: text().notNull().default(''),
    kind: text({ enum: limits.momentKinds }),
    timestamp: timestamp({ withTimezone: true }).notNull(),
    isArchived: boolean('is_archived').notNull().default(false),
    archivedAt: timestamp('archived_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export type MomentRow = Readonly<typeof memoryMoments.$inferSelect>;
export type NewMoment = typeof memoryMoments.$inferInsert;
