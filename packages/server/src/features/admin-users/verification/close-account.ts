import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/app-error.ts';
import { type ActRequest, actOnUser } from '../act-on-user.ts';
import { assertNotClosed, assertNotOwn } from '../admin-users.policy.ts';

/**
 * Closes an account whose address nobody has proven, as its member could: signed out at once, erased some days later.
 * Throws `admin_users.*`.
 */
export async function closeAccount(
  context: Pick<AppContext, 'db' | 'clock' | 'sessions'>,
  request: ActRequest,
): Promise<void> {
  await actOnUser(context, request, {
    action: 'account.closed',
    async work({ user, queries, tx, now }) {
      assertNotClosed(user);
      assertNotOwn(request.actor, user);
      assertThat(!user.emailVerified && !user.isAdmin, 'admin_users.not_pending');
      await queries.update(user.id, { accountStatus: 'deleted', closedAt: now });
      await context.sessions.closeAll(user.id, tx);
      return { from: user.accountStatus };
    },
  });
}
