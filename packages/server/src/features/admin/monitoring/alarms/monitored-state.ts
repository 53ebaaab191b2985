import type { NodeRow } from '#server/db/tables/admin/nodes.ts';
import type { Figures } from '#server/features/admin/operating-figures/read-figures.ts';
import type { TrafficTally } from '#server/platform/traffic/traffic.ts';

/** Everything that rules look at, of one moment. */
export interface MonitoredState {
  readonly now: Date;
  readonly figures: Figures;
  /** Those that have not said that they ended. */
  readonly nodes: readonly NodeRow[];
  /** Of all nodes, within the last minutes (`trafficMs`). */
  readonly traffic: TrafficTally;
  /** Whether this server makes backups itself. */
  readonly backsUpDaily: boolean;
}

/** Minutes that shares and times of requests are taken from. */
export const trafficMs = 5 * 60_000;
