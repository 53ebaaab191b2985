import { limits } from '@chitta/contract';
import { foreignKey, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { dreams } from './dreams.ts';

/** Voices kept with dreams; the bytes are in the file storage. */
export const voiceRecordings = pgTable(
  'voice_recordings',
  {
    userId: integer('user_id').notNull(),
    dreamId: integer('dream_id').notNull(),
    /** Random: the name of its file. */
    name: text().notNull(),
    mediaType: text('media_type', { enum: limits.voiceRecording.mediaTypes }).notNull(),
    /** As the device measured it; null: not said. */
    seconds: integer(),
    bytes: integer().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.dreamId] }),
    foreignKey({
      columns: [table.userId, table.dreamId],
      foreignColumns: [dreams.userId, dreams.id],
    }).onDelete('cascade'),
  ],
);

export type VoiceRecordingRow = Readonly<typeof voiceRecordings.$inferSelect>;
