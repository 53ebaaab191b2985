import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import { activated } from '#server/platform/sessions/activated.ts';
import { type ActRequest, actOnUser } from '../act-on-user.ts';
import { assertNotClosed } from '../assert-not-closed.ts';

/** Takes the address as proven, though its owner has not shown that it is theirs. Throws `admin_users.*`. */
export async function verifyAddress(
  context: Pick<AppContext, 'db' | 'clock' | 'paymentEffects'>,
  request: ActRequest,
): Promise<void> {
  await actOnUser(context, request, {
    action: 'address.verified',
    async work({ user, queries, tx, now }) {
      assertNotClosed(user);
      assertThat(!user.emailVerified, 'admin_users.not_pending');
      await queries.update(user.id, {
        emailVerified: true,
        addressProof: 'administrator',
        accountStatus: activated,
      });
      // Months for bringing somebody wait for this.
      await context.paymentEffects.apply(tx, { userId: user.id, now });
      return {};
    },
  });
}
