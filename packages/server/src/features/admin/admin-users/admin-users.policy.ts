import { assertThat } from '#server/platform/errors/app-error.ts';
import type { Actor } from '../audit-log/actor.ts';
import type { KnownUser, LockedUser } from './admin-users.queries.ts';

/** Nobody locks themselves out by a slip. Throws `admin_users.own_account`. */
export function assertNotOwn(actor: Actor, { id }: Pick<KnownUser, 'id'>): void {
  assertThat(actor.id !== id, 'admin_users.own_account');
}

/** Somebody must be left who can run the service. Throws `admin_users.last_administrator`. */
export function assertNotLast({ user, otherAdministrators }: LockedUser): void {
  assertThat(!user?.isAdmin || otherAdministrators > 0, 'admin_users.last_administrator');
}
