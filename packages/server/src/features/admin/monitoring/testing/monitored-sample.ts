import type { NodeFigures, NodeRow } from '#server/db/tables/admin/nodes.ts';
import type { Figures } from '#server/features/admin/operating-figures/read-figures.ts';
import { emptyTally } from '#server/platform/traffic/traffic.ts';
import type { MonitoredState } from '../alarms/monitored-state.ts';

const now = new Date('2026-11-22T08:00:00Z');

const nodeFigures: NodeFigures = {
  pool: { open: 4, used: 1, waiting: 0 },
  heapUsedBytes: 100e6,
  heapLimitBytes: 2_000e6,
  residentBytes: 300e6,
  eventLoopDelayMs: 2,
  freeDiskBytes: 50e9,
};

/** A node that was heard of just now. */
export const buildNode = (change: Partial<NodeRow> = {}, figures: Partial<NodeFigures> = {}): NodeRow => ({
  name: 'one:3000',
  version: '1.0.0',
  startedAt: new Date(now.getTime() - 3_600_000),
  seenAt: now,
  stoppedAt: null,
  ...change,
  figures: { ...nodeFigures, ...figures },
});

/** A service with nothing to say. */
export function buildState(
  change: Partial<MonitoredState> = {},
  database: Partial<Figures['database']> = {},
): MonitoredState {
  const figures: Figures = {
    version: '1.0.0',
    database: {
      bytes: 1e7,
      connections: 4,
      busyConnections: 1,
      mostConnections: 100,
      serverVersion: '18.0',
      startedSeconds: now.getTime() / 1_000 - 3_600,
      mailsWaiting: 1,
      mailsStuck: 0,
      mailOldestSeconds: 2,
      mailsRefused: 0,
      mailsGivenUp: 0,
      pushesWaiting: 0,
      pushOldestSeconds: null,
      devicesUnauthorized: 1,
      devicesReached: 100,
      paymentEventsWaiting: 1,
      paymentEventsStuck: 0,
      paymentEventOldestSeconds: 3,
      ...database,
    },
    jobs: [{ name: 'purge-mails', state: 'completed', succeededAt: now }],
    monitoring: { alarms: {}, nodes: {}, checkedSeconds: null },
    newestBackupAt: new Date(now.getTime() - 20 * 3_600_000),
    freeDiskBytes: 50e9,
  };
  return {
    now,
    figures,
    nodes: [buildNode(), buildNode({ name: 'two:3000' })],
    traffic: { ...emptyTally(), requests: 1_000, failures: 1 },
    backsUpDaily: true,
    ...change,
  };
}
