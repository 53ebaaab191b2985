import type { Endpoints } from '@chitta/contract';
import { alarms } from '#server/db/tables/admin/alarms.ts';
import type { TestApp } from '#server/testing/build-test-app.ts';
import type { SampleMaker } from '#server/testing/request-sample.ts';

type MonitoringKey = Extract<keyof Endpoints, `${string} /api/admin/monitoring${string}`>;

let counter = 0;

/** An alarm that is on, of a node that nobody has heard of. */
export async function raiseAlarm({ context, clock }: Pick<TestApp, 'context' | 'clock'>) {
  counter += 1;
  const now = clock.now();
  const [row] = await context.db
    .insert(alarms)
    .values({ rule: 'node_gone', subject: `node-${counter}`, value: 120, seenAt: now, raisedAt: now })
    .returning();
  return row as NonNullable<typeof row>;
}

/** Valid requests of monitoring. */
export const monitoringSamples: Readonly<Record<MonitoringKey, SampleMaker>> = {
  'GET /api/admin/monitoring': () => ({}),
  'POST /api/admin/monitoring/alarms/:id/acknowledge': async (_admin, testApp) => ({
    params: { id: String((await raiseAlarm(testApp)).id) },
  }),
  'PUT /api/admin/monitoring/rules/:rule/mute': () => ({
    params: { rule: 'disk_low' },
    body: { hours: 8 },
  }),
};
