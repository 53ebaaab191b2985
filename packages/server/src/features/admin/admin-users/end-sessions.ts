import type { AppContext } from '#server/context.ts';
import { type ActRequest, actOnUser } from './act-on-user.ts';

/** Signs the member out everywhere. Throws `admin_users.not_found`. */
export async function endSessions(
  context: Pick<AppContext, 'db' | 'clock' | 'sessions'>,
  request: ActRequest,
): Promise<void> {
  await actOnUser(context, request, {
    action: 'sessions.ended',
    async work({ user, queries, tx, now }) {
      const { count } = await queries.countSessions(user.id, now);
      await context.sessions.closeAll(user.id, tx);
      return { ended: count };
    },
  });
}
