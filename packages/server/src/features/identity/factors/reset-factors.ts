import type { AppContext } from '#server/context.ts';
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';
import { type ActRequest, actOnUser } from '../../admin/admin-users/act-on-user.ts';
import { assertNotClosed } from '../../admin/admin-users/assert-not-closed.ts';
import { createFactorsQueries } from './factors.queries.ts';
import { createPasskeysQueries } from './passkeys/passkeys.queries.ts';
import { createRecoveryCodesQueries } from './recovery-codes/recovery-codes.queries.ts';
import { createTotpQueries } from './totp/totp.queries.ts';

/**
 * Takes away everything that stands between a member's password and the account, for whoever has lost it all; ends every
 * session, since nobody knows who has the devices, and tells the owner by mail. Passkeys that only sign in go too. An
 * administrator must set up a factor before anything of theirs opens again.
 *
 * @returns whether there was anything to take away; if not, nothing was done. Throws `admin_users.*`.
 */
export async function resetFactors(
  context: Pick<AppContext, 'db' | 'clock' | 'mail' | 'sessions'>,
  request: ActRequest,
  origin: string,
): Promise<boolean> {
  let isDone = false;
  await actOnUser(context, request, {
    action: 'factors.reset',
    async work({ user, tx, now, queries }) {
      assertNotClosed(user);
      const { totpSince, passkeys, recoveryCodesLeft } = await createFactorsQueries(tx).findState(user.id);
      if (totpSince === null && passkeys.length === 0 && recoveryCodesLeft === 0) return null;
      const { count: ended } = await queries.countSessions(user.id, now);
      await createTotpQueries(tx).removeAny(user.id);
      await createPasskeysQueries(tx).deleteAll(user.id);
      await createRecoveryCodesQueries(tx).deleteAll(user.id);
      await context.sessions.closeAll(user.id, tx);
      await enqueueMail(context, tx, {
        kind: 'factors-changed',
        userId: user.id,
        recipient: user.email,
        language: user.language,
        origin,
        params: { fact: 'factors_reset' },
      });
      isDone = true;
      return { ended };
    },
  });
  return isDone;
}
