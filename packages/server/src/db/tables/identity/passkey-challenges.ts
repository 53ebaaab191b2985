import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** What a signature is asked for. */
export const challengePurposes = ['register', 'sign_in', 'second_factor', 'prove'] as const;
export type ChallengePurpose = (typeof challengePurposes)[number];

/** What authenticators were asked to sign. Only the SHA-256 is kept; the first answer deletes it. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  /** base64url. */
  challengeHash: text('challenge_hash').primaryKey(),
  /** Null where nobody has said yet who they are. */
  userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
  purpose: text({ enum: challengePurposes }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
