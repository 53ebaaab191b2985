import type { Alarm, Monitoring } from '@chitta/contract';
import { alarmRules } from '@chitta/contract/limits';

export const shownAt = '2026-11-22T08:00:00.000Z';
const minute = 60_000;
const ago = (milliseconds: number) => new Date(Date.parse(shownAt) - milliseconds).toISOString();
const minutes = Array.from({ length: 60 }, (_, at) => ago((60 - at) * minute));

export const buildAlarm = (change: Partial<Alarm> = {}): Alarm => ({
  id: 7,
  rule: 'disk_low',
  severity: 'alarm',
  unit: 'bytes',
  subject: 'north:3000',
  value: 420_000_000,
  raisedAt: ago(20 * minute),
  toldAt: ago(20 * minute),
  acknowledgedAt: null,
  resolvedAt: null,
  ...change,
});

/** A service at which all is well, unless something else is said. */
export const buildMonitoring = (change: Partial<Monitoring> = {}): Monitoring => ({
  state: 'ok',
  at: shownAt,
  checkedAt: ago(20_000),
  alarms: { open: [], recent: [] },
  rules: alarmRules.map((rule) => ({
    rule,
    severity: 'warning',
    unit: rule === 'job_failed' ? 'state' : 'seconds',
    raiseAt: rule === 'job_failed' ? 1 : 1_800,
    clearAt: rule === 'job_failed' ? 0 : 300,
    isBelow: false,
    raiseAfter: rule === 'error_share' ? 120 : 0,
    clearAfter: 0,
    mutedUntil: null,
  })),
  nodes: [
    {
      name: 'north:3000',
      version: '1.2.0',
      state: 'up',
      startedAt: ago(3 * 60 * minute),
      seenAt: ago(4_000),
      pool: { open: 6, used: 2, waiting: 0 },
      heapUsedBytes: 180e6,
      heapLimitBytes: 4.2e9,
      residentBytes: 512e6,
      eventLoopDelayMs: 12,
      freeDiskBytes: 42e9,
    },
  ],
  traffic: {
    requests: { count: 12_345, p50: 8.4, p95: 131 },
    failures: 12,
    readings: { count: 41, p50: 140, p95: 1_240 },
    minutes: minutes.map((at, index) => ({
      at,
      requests: index,
      failures: index === 59 ? 12 : 0,
      p95: index % 2 === 0 ? 100 : null,
      readingP95: null,
    })),
    reasons: [
      { reason: 'accounts.signed_out', status: 401, count: 1_200 },
      { reason: 'server.database', status: 503, count: 12 },
    ],
  },
  database: {
    kind: 'embedded',
    version: '18.0',
    startedAt: ago(3 * 60 * minute),
    bytes: 74e6,
    connections: 7,
    busyConnections: 1,
    mostConnections: 100,
  },
  queues: {
    mails: { waiting: 3, oldest: 95, refused: 1, givenUp: 0 },
    pushes: { waiting: 0, oldest: null, devicesUnauthorized: 0, devicesReached: 25 },
    paymentEvents: { waiting: 0, oldest: null, stuck: 0 },
    minutes: minutes.map((at) => ({ at, mails: 1, pushes: 0, paymentEvents: 0 })),
  },
  jobs: [
    { name: 'back-up-daily', state: 'done', succeededAt: ago(5 * 60 * minute) },
    { name: 'purge-mails', state: 'failed', succeededAt: null },
  ],
  backup: { isDaily: true, newestAt: ago(5 * 60 * minute) },
  ...change,
});
