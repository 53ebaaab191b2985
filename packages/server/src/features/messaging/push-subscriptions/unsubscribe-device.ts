import type { AppContext } from '#server/context.ts';
import { assertThat } from '#server/platform/errors/app-error.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { createPushSubscriptionsQueries } from './push-subscriptions.queries.ts';

/** Sends nothing more to a device of the member's, nor what is on its way. Throws `push_subscriptions.not_found`. */
export async function unsubscribeDevice(
  { db }: Pick<AppContext, 'db'>,
  { member, id }: { readonly member: Pick<Member, 'id'>; readonly id: number },
): Promise<void> {
  const isGone = await createPushSubscriptionsQueries(db).delete(member.id, [id]);
  assertThat(isGone, 'push_subscriptions.not_found');
}
