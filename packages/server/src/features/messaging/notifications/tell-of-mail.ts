import type { AppContext } from '#server/context.ts';
import type { Handle } from '#server/db/client.ts';
import type { OutgoingMail } from '#server/platform/mail/mail.ts';
import { createNotificationsQueries } from './notifications.queries.ts';
import { notify } from './notify.ts';

/** Tells a member of a mail that could not be delivered, where it went to the address that is theirs now. */
export async function tellOfMail(
  context: Pick<AppContext, 'clock'>,
  handle: Handle,
  { id, userId, recipient }: OutgoingMail,
): Promise<void> {
  if (userId === null || !(await createNotificationsQueries(handle).isAddressOf(userId, recipient))) return;
  await notify(context, handle, {
    userId,
    kind: 'mail_not_delivered',
    fact: `mail:${id}`,
    path: '/account/security',
  });
}
