import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { dataOf } from '../envelope.ts';
import * as limits from '../limits.ts';
import { idParam } from '../text.ts';

const count = z.number().int().nonnegative();
/** Of an amount of time or bytes that is not always known. */
const amount = z.number().nonnegative().nullable();

export const alarm = z.object({
  id: z.number().int(),
  rule: z.enum(limits.alarmRules),
  severity: z.enum(limits.alarmSeverities),
  unit: z.enum(limits.alarmUnits),
  /** Which node or job; empty where the rule is of the whole service. */
  subject: z.string(),
  /** As it was looked at last, while the alarm was on. */
  value: z.number(),
  raisedAt: z.string(),
  /** When administrators were told; null: a mute, an acknowledgment or the quiet time has kept it back. */
  toldAt: z.string().nullable(),
  acknowledgedAt: z.string().nullable(),
  resolvedAt: z.string().nullable(),
});
export type Alarm = z.infer<typeof alarm>;

export const alarmRule = z.object({
  rule: z.enum(limits.alarmRules),
  severity: z.enum(limits.alarmSeverities),
  unit: z.enum(limits.alarmUnits),
  /** Raised from here on, over where it is back at the other; below instead of above where `isBelow`. */
  raiseAt: z.number(),
  clearAt: z.number(),
  isBelow: z.boolean(),
  /** Seconds for which that has to hold. */
  raiseAfter: z.number(),
  clearAfter: z.number(),
  mutedUntil: z.string().nullable(),
});
export type AlarmRuleState = z.infer<typeof alarmRule>;

export const monitoredNode = z.object({
  name: z.string(),
  version: z.string(),
  /** `stopped`: it said so; `gone`: nothing has been heard of it. */
  state: z.enum(['up', 'stopped', 'gone']),
  startedAt: z.string(),
  seenAt: z.string(),
  pool: z.object({ open: count, used: count, waiting: count }),
  heapUsedBytes: z.number(),
  heapLimitBytes: z.number(),
  residentBytes: amount,
  eventLoopDelayMs: z.number(),
  freeDiskBytes: amount,
});
export type MonitoredNode = z.infer<typeof monitoredNode>;

/** Of answers of the API that are no streams or files; times in milliseconds, null where there was none. */
const timed = z.object({ count, p50: amount, p95: amount });

export const monitoring = z.object({
  state: z.enum(['ok', ...limits.alarmSeverities]),
  /** Of these figures, by the clock of the node that answers. */
  at: z.string(),
  /** When alarms were judged last; null: never yet. */
  checkedAt: z.string().nullable(),
  alarms: z.object({ open: z.array(alarm), recent: z.array(alarm) }),
  rules: z.array(alarmRule),
  nodes: z.array(monitoredNode),
  /** Of all nodes, within the last hour. */
  traffic: z.object({
    requests: timed,
    /** Answers by which the server failed (5xx). */
    failures: count,
    readings: timed,
    /** Minute by minute, oldest first, whole ones alone. */
    minutes: z.array(
      z.object({ at: z.string(), requests: count, failures: count, p95: amount, readingP95: amount }),
    ),
    /** Why requests were refused or failed, the most frequent first. */
    reasons: z.array(z.object({ reason: z.string(), status: z.number().int(), count })),
  }),
  database: z.object({
    kind: z.enum(['embedded', 'url']),
    version: z.string(),
    startedAt: z.string(),
    bytes: z.number(),
    connections: count,
    busyConnections: count,
    mostConnections: count,
  }),
  queues: z.object({
    /** `oldest` in seconds: how long the one that waits the longest has been waiting; null: none waits. */
    mails: z.object({ waiting: count, oldest: amount, refused: count, givenUp: count }),
    pushes: z.object({ waiting: count, oldest: amount, devicesUnauthorized: count, devicesReached: count }),
    paymentEvents: z.object({ waiting: count, oldest: amount, stuck: count }),
    minutes: z.array(z.object({ at: z.string(), mails: count, pushes: count, paymentEvents: count })),
  }),
  jobs: z.array(
    z.object({
      name: z.string(),
      state: z.enum(['never', 'waiting', 'running', 'done', 'failed']),
      succeededAt: z.string().nullable(),
    }),
  ),
  backup: z.object({ isDaily: z.boolean(), newestAt: z.string().nullable() }),
});
export type Monitoring = z.infer<typeof monitoring>;

export const monitoringEndpoints = {
  'GET /api/admin/monitoring': endpoint({
    access: 'admin',
    summary: 'How the service is doing now and was within the last hour, and its alarms',
    response: dataOf(monitoring),
    errors: [],
  }),
  'POST /api/admin/monitoring/alarms/:id/acknowledge': endpoint({
    access: 'admin',
    summary: 'Say that an alarm was seen: nobody is told of it any more',
    params: z.object({ id: idParam }),
    response: dataOf(alarm),
    errors: ['monitoring.alarm_not_found', 'monitoring.alarm_over'],
  }),
  'PUT /api/admin/monitoring/rules/:rule/mute': endpoint({
    access: 'admin',
    summary: 'Tell nobody of alarms of a rule for some hours, or of all again',
    params: z.object({ rule: z.enum(limits.alarmRules) }),
    body: z.strictObject({ hours: z.literal([...limits.alarmMuteHours]).nullable() }),
    response: dataOf(alarmRule),
    errors: [],
  }),
} as const;
