import type { AppContext } from '#server/context.ts';
import { sendVerification } from '#server/features/identity/email-verification/send-verification.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { type ActRequest, actOnUser } from '../act-on-user.ts';
import { assertNotClosed } from '../assert-not-closed.ts';

/** Sends the link again, as often an hour as the member could ask for it. Throws `admin_users.*`, `requests.too_many`. */
export async function resendLink(context: AppContext, request: ActRequest, origin: string): Promise<void> {
  await actOnUser(context, request, {
    action: 'verification.resent',
    async work({ user, tx }) {
      assertNotClosed(user);
      assertThat(!user.emailVerified, 'admin_users.not_pending');
      await context.rateLimits.mailsPerMember.take(String(user.id));
      await sendVerification(context, tx, { member: user, origin });
      return {};
    },
  });
}
