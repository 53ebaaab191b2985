import type { PushDevice } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { Member } from '#server/platform/sessions/member.ts';
import { presentDevice } from './push-subscriptions.presenter.ts';
import { createPushSubscriptionsQueries } from './push-subscriptions.queries.ts';

/** Devices of the member, the newest first, and whether anything is sent to them. */
export async function listDevices(
  { db }: Pick<AppContext, 'db'>,
  { id }: Pick<Member, 'id'>,
): Promise<{ items: PushDevice[]; isOn: boolean }> {
  const queries = createPushSubscriptionsQueries(db);
  const rows = await queries.list(id);
  return { items: rows.map(presentDevice), isOn: await queries.isOn(id) };
}
