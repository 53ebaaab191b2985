import type { AppContext } from '#server/context.ts';
import { deliverPush } from './deliver-push.ts';
import { type ClaimedPush, createDeliveriesQueries } from './deliveries.queries.ts';

export interface PushDispatcher {
  /** Begins with everything that is due, as places become free, and says how many pushes that were. */
  dispatch(stopping?: AbortSignal): Promise<number>;
  /** Resolves once nothing is on its way. */
  idle(): Promise<void>;
}

/** Pushes that are taken at once; those that no place comes free for in time are given back. */
const batchSize = 64;
/** Before a lease is over by as much, nothing more is begun on it: longer than two tries at one device take. */
const leaseMarginMs = 30_000;

/**
 * Sends to so many members at once, and to the devices of one member after each other: whose devices do not answer
 * holds one place, however many they are, and everybody else's pushes go past them.
 */
export function createPushDispatcher(
  context: AppContext,
  onFree: () => void = () => undefined,
): PushDispatcher {
  const { clock, config, db, log } = context;
  const queries = createDeliveriesQueries(db);
  const running = new Map<number, Promise<void>>();

  async function deliverInTurn(pushes: readonly ClaimedPush[], stopping?: AbortSignal): Promise<void> {
    const gone = new Set<string>();
    for (const [index, push] of pushes.entries()) {
      if (gone.has(push.endpoint)) continue;
      const isLate = push.leaseUntil.getTime() - clock.now().getTime() < leaseMarginMs;
      if (stopping?.aborted || isLate) {
        await queries.release(pushes.slice(index), clock.now());
        return;
      }
      if ((await deliverPush(context, push)) === 'gone') gone.add(push.endpoint);
    }
  }

  function begin(userId: number, pushes: readonly ClaimedPush[], stopping?: AbortSignal): void {
    const inOrder = pushes.toSorted((one, other) => one.pushId - other.pushId);
    const work = deliverInTurn(inOrder, stopping)
      // What was taken comes back once its lease is over.
      .catch((error: unknown) => log.error({ err: error, member: userId }, 'a push could not be settled'))
      .finally(() => {
        running.delete(userId);
        onFree();
      });
    running.set(userId, work);
  }

  return {
    async dispatch(stopping) {
      let begun = 0;
      while (!stopping?.aborted) {
        const claimed = await queries.claim(clock.now(), batchSize, [...running.keys()]);
        if (claimed.length === 0) break;
        begun += claimed.length;
        for (const [userId, pushes] of Map.groupBy(claimed, (push) => push.userId)) {
          while (running.size >= config.push.places) await Promise.race(running.values());
          begin(userId, pushes, stopping);
        }
      }
      return begun;
    },
    async idle() {
      while (running.size > 0) await Promise.all(running.values());
    },
  };
}

/** Sends everything that is due, and waits for it. */
export async function deliverPushes(context: AppContext): Promise<void> {
  const dispatcher = createPushDispatcher(context);
  while ((await dispatcher.dispatch()) > 0) await dispatcher.idle();
}
