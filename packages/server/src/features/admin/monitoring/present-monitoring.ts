import type { ErrorReason } from '@chitta/contract';
import { limits, type MonitoredNode, type Monitoring, statusOfReason } from '@chitta/contract';
import type { NodeMinute, NodeRow, QueueMinute } from '#server/db/tables/admin/nodes.ts';
import { nodeGoneMs } from '#server/features/admin/operating-figures/node-gone.ts';
import type { Figures } from '#server/features/admin/operating-figures/read-figures.ts';
import { countAll, quantile } from '#server/platform/traffic/time-buckets.ts';
import { sumTallies, type TrafficTally } from '#server/platform/traffic/traffic.ts';
import { presentJob } from '../admin-overview/show-overview.ts';
import { minuteOf } from './nodes/nodes.queries.ts';

const minuteMs = 60_000;
/** Reasons that are told of; rarer ones are lost in the log anyway. */
const reasonsShown = 12;

const milliseconds = (seconds: number | null): number | null =>
  seconds === null ? null : Math.round(seconds * 10_000) / 10;

const timed = (counts: readonly number[]) => ({
  count: countAll(counts),
  p50: milliseconds(quantile(counts, 0.5)),
  p95: milliseconds(quantile(counts, 0.95)),
});

/** The whole minutes of the last hour, oldest first. */
export function wholeMinutes(now: Date): string[] {
  const current = minuteOf(now).getTime();
  return Array.from({ length: limits.monitoredMinutes }, (_, at) =>
    new Date(current - (limits.monitoredMinutes - at) * minuteMs).toISOString(),
  );
}

/** What all nodes answered within the last hour. Minutes of which nothing is known count as empty. */
export function presentTraffic(rows: readonly NodeMinute[], now: Date): Monitoring['traffic'] {
  const all = sumTallies(rows.map(({ tally }) => tally));
  const byMinute = Map.groupBy(rows, ({ minute }) => minute.toISOString());
  const minutes = wholeMinutes(now).map((at) => {
    const tally = sumTallies((byMinute.get(at) ?? []).map((row) => row.tally));
    return {
      at,
      requests: tally.requests,
      failures: tally.failures,
      p95: timed(tally.times).p95,
      readingP95: timed(tally.readings).p95,
    };
  });
  return {
    requests: { ...timed(all.times), count: all.requests },
    failures: all.failures,
    readings: timed(all.readings),
    minutes,
    reasons: presentReasons(all),
  };
}

function presentReasons({ reasons }: TrafficTally): Monitoring['traffic']['reasons'] {
  return Object.entries(reasons)
    .map(([reason, count]) => ({ reason, status: statusOfReason(reason as ErrorReason), count }))
    .toSorted((one, other) => other.count - one.count || one.reason.localeCompare(other.reason))
    .slice(0, reasonsShown);
}

export function presentQueues(rows: readonly QueueMinute[], now: Date): Monitoring['queues']['minutes'] {
  const kept = new Map(rows.map(({ minute, ...counts }) => [minute.toISOString(), counts]));
  const none = { mails: 0, pushes: 0, paymentEvents: 0 };
  return wholeMinutes(now).map((at) => ({ at, ...(kept.get(at) ?? none) }));
}

export function presentNode(node: NodeRow, now: Date): MonitoredNode {
  const { name, version, startedAt, seenAt, stoppedAt, figures } = node;
  const isGone = now.getTime() - seenAt.getTime() >= nodeGoneMs;
  const living = isGone ? 'gone' : 'up';
  return {
    name,
    version,
    state: stoppedAt === null ? living : 'stopped',
    startedAt: startedAt.toISOString(),
    seenAt: seenAt.toISOString(),
    ...figures,
  };
}

export function presentJobs(jobs: Figures['jobs']): Monitoring['jobs'] {
  return jobs.map(({ name, state, succeededAt }) => ({
    name,
    state: presentJob({ name, state, ended: null }).state,
    succeededAt: succeededAt?.toISOString() ?? null,
  }));
}
