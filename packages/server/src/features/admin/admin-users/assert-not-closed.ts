import { assertThat } from '#server/platform/errors/app-error.ts';
import type { KnownUser } from './admin-users.queries.ts';

/** A closed account waits to be erased and is let be. Throws `admin_users.closed`. */
export function assertNotClosed({ accountStatus }: Pick<KnownUser, 'accountStatus'>): void {
  assertThat(accountStatus !== 'deleted', 'admin_users.closed');
}
