import type { AlarmRuleName, AlarmSeverity, AlarmUnit } from '@chitta/contract/limits';
import { nodeGoneMs } from '#server/features/admin/operating-figures/node-gone.ts';
import { arePushesRefused } from '#server/platform/push/are-pushes-refused.ts';
import { countAll, quantile } from '#server/platform/traffic/time-buckets.ts';
import type { MonitoredState } from './monitored-state.ts';

/** What a rule finds; `subject` is a node or a job, and empty of the whole service. */
export interface Measurement {
  readonly subject: string;
  readonly value: number;
}

/** When an alarm is raised and when it is over. What lies between the two changes nothing: no alarm flickers. */
export interface AlarmRule {
  readonly name: AlarmRuleName;
  readonly severity: AlarmSeverity;
  readonly unit: AlarmUnit;
  /** At this value and above it is raised; below where `isBelow`. */
  readonly raiseAt: number;
  /** At this value and below it is over; above where `isBelow`. */
  readonly clearAt: number;
  readonly isBelow?: boolean;
  /** For how long that has to hold. */
  readonly raiseAfterMs: number;
  readonly clearAfterMs: number;
  /** What is raised again within this time after it was told of is not told of until then. */
  readonly quietMs: number;
  /** A rule before it whose trouble brings this one along: nobody is told of both. */
  readonly coveredBy?: AlarmRuleName;
  /** What is not measured counts as over. */
  readonly measure: (state: MonitoredState) => readonly Measurement[];
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const daySeconds = day / 1_000;
/** Below that a share or a time of requests says nothing. */
const fewRequests = 20;
const fewReadings = 5;

const whole = (value: number): Measurement[] => [{ subject: '', value }];
const flag = (isSo: boolean) => whole(isSo ? 1 : 0);
/** What one may not have to wait for: a value that already counts for how long. */
const atOnce = { raiseAfterMs: 0, clearAfterMs: 0, quietMs: hour };
/** What comes and goes within minutes. */
const lasting = { raiseAfterMs: 2 * minute, clearAfterMs: 5 * minute, quietMs: hour };

/** Milliseconds that 95 of 100 kept below; none of few. */
const slowest = (counts: readonly number[], few: number) =>
  countAll(counts) < few ? [] : whole((quantile(counts, 0.95) ?? 0) * 1_000);

/** Everything that alarms are raised for, in the order of `limits.alarmRules`. */
export const alarmRules: readonly AlarmRule[] = [
  {
    name: 'error_share',
    severity: 'alarm',
    unit: 'share',
    raiseAt: 0.05,
    clearAt: 0.02,
    ...lasting,
    measure: ({ traffic: { requests, failures } }) =>
      requests < fewRequests ? [] : whole(failures / requests),
  },
  {
    name: 'slow_answers',
    severity: 'warning',
    unit: 'milliseconds',
    raiseAt: 2_000,
    clearAt: 1_000,
    ...lasting,
    measure: ({ traffic }) => slowest(traffic.times, fewRequests),
  },
  {
    name: 'slow_readings',
    severity: 'warning',
    unit: 'milliseconds',
    raiseAt: 5_000,
    clearAt: 2_500,
    ...lasting,
    measure: ({ traffic }) => slowest(traffic.readings, fewReadings),
  },
  {
    name: 'pool_waiting',
    severity: 'warning',
    unit: 'count',
    raiseAt: 5,
    clearAt: 0,
    ...lasting,
    measure: ({ nodes }) =>
      nodes.map(({ name, figures }) => ({ subject: name, value: figures.pool.waiting })),
  },
  {
    name: 'connections_scarce',
    severity: 'alarm',
    unit: 'share',
    raiseAt: 0.9,
    clearAt: 0.8,
    ...lasting,
    measure: ({ figures: { database } }) => whole(database.connections / database.mostConnections),
  },
  {
    name: 'mail_server_down',
    severity: 'alarm',
    unit: 'count',
    raiseAt: 3,
    clearAt: 0,
    ...atOnce,
    measure: ({ figures }) => whole(figures.database.mailsRefused),
  },
  {
    name: 'mails_late',
    severity: 'warning',
    unit: 'seconds',
    raiseAt: 30 * 60,
    clearAt: 5 * 60,
    ...atOnce,
    coveredBy: 'mail_server_down',
    measure: ({ figures }) => whole(figures.database.mailOldestSeconds ?? 0),
  },
  {
    name: 'mails_given_up',
    severity: 'warning',
    unit: 'count',
    raiseAt: 5,
    clearAt: 1,
    ...atOnce,
    coveredBy: 'mail_server_down',
    measure: ({ figures }) => whole(figures.database.mailsGivenUp),
  },
  {
    name: 'pushes_refused',
    severity: 'warning',
    unit: 'state',
    raiseAt: 1,
    clearAt: 0,
    ...atOnce,
    quietMs: day,
    measure: ({ figures }) => flag(arePushesRefused(figures.database)),
  },
  {
    name: 'payment_events_late',
    severity: 'warning',
    unit: 'seconds',
    raiseAt: 15 * 60,
    clearAt: 2 * 60,
    ...atOnce,
    measure: ({ figures }) => whole(figures.database.paymentEventOldestSeconds ?? 0),
  },
  {
    name: 'payment_events_stuck',
    severity: 'alarm',
    unit: 'count',
    raiseAt: 1,
    clearAt: 0,
    ...atOnce,
    measure: ({ figures }) => whole(figures.database.paymentEventsStuck),
  },
  {
    name: 'backup_old',
    severity: 'alarm',
    unit: 'seconds',
    raiseAt: 2 * daySeconds,
    clearAt: 1.5 * daySeconds,
    ...atOnce,
    quietMs: day,
    measure: ({ now, figures: { newestBackupAt }, backsUpDaily, nodes }) => {
      if (!backsUpDaily) return [];
      // Where there is none yet, a new server has as long for its first one.
      const since = newestBackupAt ?? earliest(nodes.map(({ startedAt }) => startedAt)) ?? now;
      return whole((now.getTime() - since.getTime()) / 1_000);
    },
  },
  {
    name: 'disk_low',
    severity: 'alarm',
    unit: 'bytes',
    raiseAt: 500_000_000,
    clearAt: 700_000_000,
    isBelow: true,
    ...atOnce,
    measure: ({ nodes }) =>
      nodes.flatMap(({ name, figures: { freeDiskBytes } }) =>
        freeDiskBytes === null ? [] : [{ subject: name, value: freeDiskBytes }],
      ),
  },
  {
    name: 'memory_full',
    severity: 'warning',
    unit: 'share',
    raiseAt: 0.85,
    clearAt: 0.7,
    ...lasting,
    measure: ({ nodes }) =>
      nodes.map(({ name, figures }) => ({
        subject: name,
        value: figures.heapUsedBytes / figures.heapLimitBytes,
      })),
  },
  {
    name: 'node_gone',
    severity: 'alarm',
    unit: 'seconds',
    raiseAt: nodeGoneMs / 1_000,
    clearAt: nodeGoneMs / 2_000,
    ...atOnce,
    measure: ({ now, nodes }) =>
      nodes.map(({ name, seenAt }) => ({
        subject: name,
        value: Math.max(0, now.getTime() - seenAt.getTime()) / 1_000,
      })),
  },
  {
    name: 'versions_differ',
    severity: 'warning',
    unit: 'count',
    raiseAt: 2,
    clearAt: 1,
    ...atOnce,
    raiseAfterMs: 15 * minute,
    measure: ({ now, nodes }) => {
      const living = nodes.filter(({ seenAt }) => now.getTime() - seenAt.getTime() < nodeGoneMs);
      return whole(new Set(living.map(({ version }) => version)).size);
    },
  },
  {
    name: 'job_failed',
    severity: 'warning',
    unit: 'state',
    raiseAt: 1,
    clearAt: 0,
    ...atOnce,
    measure: ({ figures: { jobs } }) =>
      jobs.map(({ name, state }) => ({ subject: name, value: state === 'failed' ? 1 : 0 })),
  },
];

const earliest = (times: readonly Date[]): Date | undefined =>
  times.toSorted((one, other) => one.getTime() - other.getTime())[0];

/** The rule of that name. */
export function alarmRule(name: AlarmRuleName): AlarmRule {
  return alarmRules.find((rule) => rule.name === name) as AlarmRule;
}
