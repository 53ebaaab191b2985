import type { ChangeStatusRequest } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import { type ActRequest, actOnUser } from './act-on-user.ts';
import { assertNotLast, assertNotOwn } from './admin-users.policy.ts';
import { assertNotClosed } from './assert-not-closed.ts';

/** Changes the status of an account; a member who is suspended is signed out everywhere at once. Throws `admin_users.*`. */
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
      if (user.accountStatus === status) return null;
      if (status === 'suspended') {
        assertNotOwn(request.actor, user);
        assertNotLast(target);
        await context.sessions.closeAll(user.id, tx);
      }
      await queries.update(user.id, { accountStatus: status });
      return { from: user.accountStatus, to: status };
    },
  });
}
