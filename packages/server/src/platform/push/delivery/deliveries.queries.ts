import { and, asc, eq, isNull, lt, lte, ne, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import { pushSubscriptions } from '#server/db/tables/messaging/push-subscriptions.ts';
import { outgoingPushes, pushDeliveries } from '#server/db/tables/platform/outgoing-pushes.ts';

/** As long as nobody else sends what a node has taken: where it ends meanwhile, another one does so then. */
export const leaseMs = 2 * 60_000;

/** A device that nothing has reached for so long, however often, is left alone. */
const deadAfter = { pushes: 5, milliseconds: 7 * 24 * 60 * 60_000 };

const claimedColumns = {
  userId: pushDeliveries.userId,
  pushId: pushDeliveries.pushId,
  subscriptionId: pushDeliveries.subscriptionId,
  attempts: pushDeliveries.attempts,
  leaseUntil: pushDeliveries.dueAt,
  kind: outgoingPushes.kind,
  topic: outgoingPushes.topic,
  urgency: outgoingPushes.urgency,
  title: outgoingPushes.title,
  body: outgoingPushes.body,
  path: outgoingPushes.path,
  expiresAt: outgoingPushes.expiresAt,
  endpoint: pushSubscriptions.endpoint,
  p256dhKey: pushSubscriptions.p256dhKey,
  authKey: pushSubscriptions.authKey,
};

type Delivery = typeof pushDeliveries.$inferSelect;
type Push = typeof outgoingPushes.$inferSelect;
export type DeliveryKey = Readonly<Pick<Delivery, 'userId' | 'pushId' | 'subscriptionId'>>;
/** A push on its way to one device, with everything that sending it takes. */
export type ClaimedPush = DeliveryKey &
  Readonly<
    Pick<Delivery, 'attempts'> &
      Pick<Push, 'kind' | 'topic' | 'urgency' | 'title' | 'body' | 'path' | 'expiresAt'> &
      Pick<typeof pushSubscriptions.$inferSelect, 'endpoint' | 'p256dhKey' | 'authKey'> & { leaseUntil: Date }
  >;

export function createDeliveriesQueries(handle: Handle) {
  const isWaiting = and(isNull(pushDeliveries.sentAt), isNull(pushDeliveries.failedAt));
  const one = ({ userId, pushId, subscriptionId }: DeliveryKey) =>
    and(
      eq(pushDeliveries.userId, userId),
      eq(pushDeliveries.pushId, pushId),
      eq(pushDeliveries.subscriptionId, subscriptionId),
    );

  /** Takes what `which` names, and nothing that another node holds. */
  async function claim(which: SQL | undefined, now: Date, most: number): Promise<ClaimedPush[]> {
    const { userId, pushId, subscriptionId } = pushDeliveries;
    const due = handle
      .$with('due')
      .as(
        handle
          .select({ userId, pushId, subscriptionId })
          .from(pushDeliveries)
          .where(and(isWaiting, which))
          .orderBy(asc(pushDeliveries.dueAt))
          .limit(most)
          .for('update', { skipLocked: true }),
      );
    return handle
      .with(due)
      .update(pushDeliveries)
      .set({ attempts: sql`${pushDeliveries.attempts} + 1`, dueAt: new Date(now.getTime() + leaseMs) })
      .from(due)
      .innerJoin(
        outgoingPushes,
        and(eq(outgoingPushes.userId, due.userId), eq(outgoingPushes.id, due.pushId)),
      )
      .innerJoin(
        pushSubscriptions,
        and(eq(pushSubscriptions.userId, due.userId), eq(pushSubscriptions.id, due.subscriptionId)),
      )
      .where(
        and(
          eq(pushDeliveries.userId, due.userId),
          eq(pushDeliveries.pushId, due.pushId),
          eq(pushDeliveries.subscriptionId, due.subscriptionId),
        ),
      )
      .returning(claimedColumns);
  }

  return {
    /** The next ones that are due, but of nobody who is being sent to already. */
    claim: (now: Date, most: number, busyMembers: readonly number[]) =>
      claim(
        and(
          lte(pushDeliveries.dueAt, now),
          busyMembers.length > 0 ? notInArray(pushDeliveries.userId, [...busyMembers]) : undefined,
        ),
        now,
        most,
      ),

    /** One certain push to one device. */
    async claimOne(key: DeliveryKey, now: Date): Promise<ClaimedPush | undefined> {
      const [claimed] = await claim(one(key), now, 1);
      return claimed;
    },

    /** Gives back what was taken and not tried. */
    async release(keys: readonly DeliveryKey[], now: Date): Promise<void> {
      for (const key of keys) {
        await handle
          .update(pushDeliveries)
          .set({ dueAt: now, attempts: sql`${pushDeliveries.attempts} - 1` })
          .where(one(key));
      }
    },

    async noteSent(key: DeliveryKey, now: Date): Promise<void> {
      const device = handle.$with('device').as(
        handle
          .update(pushSubscriptions)
          .set({ lastSuccessAt: now, failures: 0, failingSince: null })
          .where(and(eq(pushSubscriptions.userId, key.userId), eq(pushSubscriptions.id, key.subscriptionId)))
          .returning({ id: pushSubscriptions.id }),
      );
      await handle.with(device).update(pushDeliveries).set({ sentAt: now, failure: null }).where(one(key));
    },

    async postpone(key: DeliveryKey, failure: string, dueAt: Date): Promise<void> {
      await handle.update(pushDeliveries).set({ dueAt, failure }).where(one(key));
    },

    /** `isFault`: the device, or its push service, is what failed. */
    async giveUp(key: DeliveryKey, { failure, isFault }: GivenUp, now: Date): Promise<void> {
      await handle.update(pushDeliveries).set({ failedAt: now, failure }).where(one(key));
      if (!isFault) return;
      const since = sql`coalesce(${pushSubscriptions.failingSince}, ${now})`;
      const longAgo = new Date(now.getTime() - deadAfter.milliseconds);
      const isDead = sql`(${pushSubscriptions.failures} + 1 >= ${deadAfter.pushes} AND ${since} <= ${longAgo})`;
      await handle
        .update(pushSubscriptions)
        .set({
          failures: sql`${pushSubscriptions.failures} + 1`,
          failingSince: sql`${since}`,
          isActive: failure === 'not_public' ? false : sql`${pushSubscriptions.isActive} AND NOT ${isDead}`,
        })
        .where(and(eq(pushSubscriptions.userId, key.userId), eq(pushSubscriptions.id, key.subscriptionId)));
    },

    /** Whoever has it now: its push service says that it is over. */
    async deleteDevice(endpoint: string): Promise<void> {
      await handle.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint));
    },

    /** What was told of is over: its words go. */
    async forgetTexts(now: Date): Promise<void> {
      await handle
        .update(outgoingPushes)
        .set({ title: '', body: '', path: '/' })
        .where(and(lt(outgoingPushes.expiresAt, now), ne(outgoingPushes.title, '')));
    },

    async deleteBefore(time: Date): Promise<void> {
      await handle.delete(outgoingPushes).where(lt(outgoingPushes.createdAt, time));
    },
  };
}

interface GivenUp {
  readonly failure: string;
  readonly isFault: boolean;
}
