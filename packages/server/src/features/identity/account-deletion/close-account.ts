import type { AppContext } from '#server/context.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { enqueueMail } from '#server/platform/mail/enqueue-mail.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { assertNotLastAdministrator } from '../../admin/admin-users/roles/assert-not-last-administrator.ts';
import { createAccountDeletionQueries } from './account-deletion.queries.ts';
import { restoreMs } from './create-cancel-link.ts';

/**
 * Closes the account at once: every session ends, nobody can sign in, and a mail says how to take it back. Returns when
 * it will be erased. Throws `accounts.signed_out` where it was closed meanwhile, `admin_users.last_administrator` where
 * nobody would be left who runs the service.
 */
export async function closeAccount(context: AppContext, member: Member, origin: string): Promise<Date> {
  const { db, clock, sessions } = context;
  const closedAt = clock.now();
  await inTransaction(db, async (tx) => {
    await assertNotLastAdministrator(tx, member.id);
    assertThat(await createAccountDeletionQueries(tx).close(member.id, closedAt), 'accounts.signed_out');
    await sessions.closeAll(member.id, tx);
    await enqueueMail(context, tx, {
      kind: 'account-closed',
      userId: member.id,
      recipient: member.email,
      language: member.language,
      origin,
    });
  });
  return new Date(closedAt.getTime() + restoreMs);
}
