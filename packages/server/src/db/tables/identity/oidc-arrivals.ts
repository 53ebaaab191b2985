import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Who returned from the provider in a browser and may be linked by a member who signs in there. */
export const oidcArrivals = pgTable('oidc_arrivals', {
  /** SHA-256 in base64url. */
  browserHash: text('browser_hash').primaryKey(),
  auth0Id: text('auth0_id').notNull(),
  authProvider: text('auth_provider').notNull(),
  email: text(),
  isEmailVerified: boolean('is_email_verified').notNull(),
  pictureUrl: text('picture_url'),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
