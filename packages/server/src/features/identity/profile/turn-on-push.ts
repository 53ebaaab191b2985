import type { Handle } from '#server/db/client.ts';
import { createProfileQueries } from './profile.queries.ts';

/** The member has asked for pushes. */
export function turnOnPush(handle: Handle, userId: number): Promise<void> {
  return createProfileQueries(handle).update(userId, { pushNotifications: true, messagingOptIn: true });
}
