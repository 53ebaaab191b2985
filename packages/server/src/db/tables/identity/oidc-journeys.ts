import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** What somebody goes to the provider for. */
export const oidcPurposes = ['sign_in', 'link', 'prove'] as const;
export type OidcPurpose = (typeof oidcPurposes)[number];

/** Authorizations at the OpenID provider that have not come back. Each comes back once. */
export const oidcJourneys = pgTable('oidc_journeys', {
  /** SHA-256 in base64url, like the next. */
  stateHash: text('state_hash').primaryKey(),
  browserHash: text('browser_hash').notNull(),
  purpose: text({ enum: oidcPurposes }).notNull(),
  /** Null where nobody has said yet who they are. */
  userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
  sessionId: bigint('session_id', { mode: 'number' }),
  next: text(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
