import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';
import { withoutAddresses } from '../../audit-log/record-audit.ts';
import { type ActRequest, actOnUser } from '../act-on-user.ts';
import { assertNotOwn } from '../admin-users.policy.ts';
import { assertNotClosed } from '../assert-not-closed.ts';

/**
 * Closes an account whose address nobody has proven, as its member could: signed out at once, erased some days later.
 * A mail says why, and how to take it back: the address may be somebody's all the same. Throws `admin_users.*`.
 */
export async function closeAccount(context: AppContext, request: ActRequest, origin: string): Promise<void> {
  await actOnUser(context, request, {
    action: 'account.closed',
    async work({ user, queries, tx, now }) {
      assertNotClosed(user);
      assertNotOwn(request.actor, user);
      assertThat(!user.emailVerified && !user.isAdmin, 'admin_users.not_pending');
      await queries.update(user.id, { accountStatus: 'deleted', closedAt: now });
      await context.sessions.closeAll(user.id, tx);
      await enqueueMail(context, tx, {
        kind: 'account-closed-by-administrator',
        userId: user.id,
        recipient: user.email,
        language: user.language,
        origin,
        params: { reason: withoutAddresses(request.reason) },
      });
      return { from: user.accountStatus };
    },
  });
}
