import type { ChangeStatusRequest } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { type ActRequest, actOnUser } from './act-on-user.ts';
import { assertNotLast, assertNotOwn } from './admin-users.policy.ts';
import { assertNotClosed } from './assert-not-closed.ts';

/**
 * Changes the status of an account; a member who is suspended is signed out everywhere at once, and one whose address is
 * not proven becomes pending instead of active. Throws `admin_users.*`.
 */
export async function changeStatus(
  context: Pick<AppContext, 'db' | 'clock' | 'sessions'>,
  request: ActRequest,
  status: ChangeStatusRequest['status'],
): Promise<void> {
  await actOnUser(context, request, {
    action: 'status.changed',
    mindsAdministrators: true,
    async work(target) {
      const { user, queries, tx } = target;
      assertNotClosed(user);
      // Nobody but the owner of an address makes an account active: lifting a suspension does not.
      const reached = status === 'active' && !user.emailVerified ? 'pending' : status;
      if (user.accountStatus === reached) return null;
      if (status === 'suspended') {
        assertNotOwn(request.actor, user);
        assertNotLast(target);
        await context.sessions.closeAll(user.id, tx);
      }
      await queries.update(user.id, { accountStatus: reached });
      return { from: user.accountStatus, to: reached };
    },
  });
}
