import { sql } from 'drizzle-orm';
import { type User, users } from '#server/db/tables/identity/users.ts';

/** The status of an account whose address has been proven: a pending one becomes active, every other stays. */
export const activated = sql<
  User['accountStatus']
>`CASE WHEN ${users.accountStatus} = 'pending' THEN 'active' ELSE ${users.accountStatus} END`;
