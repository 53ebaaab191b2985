import type { Handle } from '#server/db/client.ts';
import { createSessionsQueries } from './sessions.queries.ts';

/** Whether the member has signed in with this browser before; `deviceHash` is what `hashDevice` makes of its cookie. */
export function isKnownDevice(handle: Handle, userId: number, deviceHash: string): Promise<boolean> {
  return createSessionsQueries(handle).isKnownDevice(userId, deviceHash);
}
