import type { AppContext } from '#server/context.ts';
import { nextTurn } from '../sync/find-customer.ts';

/**
 * Key of an act that sets a state, such as cancelling: doing it twice does no harm, but a key of yesterday must not keep
 * it from being done again today. So each has a number of its own.
 */
export async function actKey(
  { db }: Pick<AppContext, 'db'>,
  act: string,
  subscriptionId: string,
): Promise<string> {
  return `${act}:${subscriptionId}:${await nextTurn(db)}`;
}
