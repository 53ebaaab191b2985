import { asc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Handle } from '#server/db/client.ts';
import {
  type NodeMinute,
  type NodeRow,
  nodeMinutes,
  nodes,
  type QueueMinute,
  queueMinutes,
} from '#server/db/tables/admin/nodes.ts';

const minuteMs = 60_000;

/** The minute that a moment lies in. */
export const minuteOf = (time: Date): Date => new Date(Math.floor(time.getTime() / minuteMs) * minuteMs);

export function createNodeQueries(handle: Handle) {
  return {
    /** By name; those that nothing was heard of for a day are forgotten. */
    listNodes: (): Promise<NodeRow[]> => handle.select().from(nodes).orderBy(asc(nodes.name)),

    async keepNode(node: NodeRow): Promise<void> {
      const { name, ...values } = node;
      await handle.insert(nodes).values(node).onConflictDoUpdate({ target: nodes.name, set: values });
    },

    sayStopped: (name: string, stoppedAt: Date) =>
      handle.update(nodes).set({ stoppedAt }).where(eq(nodes.name, name)),

    async keepMinute(row: NodeMinute): Promise<void> {
      await handle
        .insert(nodeMinutes)
        .values(row)
        .onConflictDoUpdate({
          target: [nodeMinutes.minute, nodeMinutes.node],
          set: { tally: sql`excluded.tally` },
        });
    },

    /** Of all nodes, oldest first. */
    listMinutes: (since: Date): Promise<NodeMinute[]> =>
      handle
        .select()
        .from(nodeMinutes)
        .where(gte(nodeMinutes.minute, minuteOf(since)))
        .orderBy(asc(nodeMinutes.minute)),

    async keepQueues(now: Date, counts: Omit<QueueMinute, 'minute'>): Promise<void> {
      await handle
        .insert(queueMinutes)
        .values({ minute: minuteOf(now), ...counts })
        .onConflictDoUpdate({ target: queueMinutes.minute, set: counts });
    },

    listQueues: (since: Date): Promise<QueueMinute[]> =>
      handle
        .select()
        .from(queueMinutes)
        .where(gte(queueMinutes.minute, minuteOf(since)))
        .orderBy(asc(queueMinutes.minute)),

    async forget(minutesBefore: Date, nodesBefore: Date): Promise<void> {
      await handle.delete(nodeMinutes).where(lt(nodeMinutes.minute, minutesBefore));
      await handle.delete(queueMinutes).where(lt(queueMinutes.minute, minutesBefore));
      await handle.delete(nodes).where(lt(nodes.seenAt, nodesBefore));
    },
  };
}
