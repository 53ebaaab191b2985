import { limits } from '@chitta/contract';
import { describe, expect, it } from 'vitest';
import { countIn, emptyCounts } from '#server/platform/traffic/time-buckets.ts';
import { buildNode, buildState } from '../testing/monitored-sample.ts';
import { alarmRules } from './alarm-rules.ts';
import { zoneOf } from './judge-alarm.policy.ts';
import type { MonitoredState } from './monitored-state.ts';

const state = buildState();
const ago = (seconds: number) => new Date(state.now.getTime() - seconds * 1_000);
const times = (count: number, seconds: number) => Array(count).fill(seconds).reduce(countIn, emptyCounts());

/** Rules that are broken, with what they are broken of. */
function brokenIn(monitored: MonitoredState): string[] {
  return alarmRules.flatMap((rule) =>
    rule
      .measure(monitored)
      .filter(({ value }) => zoneOf(rule, value) === 'broken')
      .map(({ subject }) => `${rule.name} ${subject}`.trim()),
  );
}

it('are all there are, each with room between its two values', () => {
  expect(alarmRules.map(({ name }) => name)).toEqual([...limits.alarmRules]);
  for (const { name, raiseAt, clearAt, isBelow = false } of alarmRules)
    expect(isBelow ? clearAt > raiseAt : clearAt < raiseAt, name).toBe(true);
});

it('name as what covers them only what is judged before them', () => {
  const names = alarmRules.map(({ name }) => name);
  const covered = alarmRules.flatMap(({ name, coveredBy }) =>
    coveredBy ? [[name, coveredBy] as const] : [],
  );
  expect(covered.length).toBeGreaterThan(0);
  for (const [name, by] of covered) expect(names.indexOf(by)).toBeLessThan(names.indexOf(name));
});

it('find nothing where all is well, nor where there is nothing to look at', () => {
  expect(brokenIn(state)).toEqual([]);
  expect(brokenIn({ ...state, nodes: [], figures: { ...state.figures, jobs: [] } })).toEqual([]);
});

describe('each finds its trouble, and no other one', () => {
  const { figures } = state;
  it.each<[string, MonitoredState]>([
    ['error_share', buildState({ traffic: { ...state.traffic, requests: 40, failures: 2 } })],
    ['slow_answers', buildState({ traffic: { ...state.traffic, times: times(100, 4) } })],
    ['slow_readings', buildState({ traffic: { ...state.traffic, readings: times(10, 9) } })],
    [
      'pool_waiting one:3000',
      buildState({ nodes: [buildNode({}, { pool: { open: 10, used: 10, waiting: 7 } })] }),
    ],
    ['connections_scarce', buildState({}, { connections: 95 })],
    ['mail_server_down', buildState({}, { mailsRefused: 3 })],
    ['mails_late', buildState({}, { mailOldestSeconds: 31 * 60 })],
    ['mails_given_up', buildState({}, { mailsGivenUp: 5 })],
    ['pushes_refused', buildState({}, { devicesUnauthorized: 10 })],
    ['payment_events_late', buildState({}, { paymentEventOldestSeconds: 16 * 60 })],
    ['payment_events_stuck', buildState({}, { paymentEventsStuck: 1 })],
    ['backup_old', buildState({ figures: { ...figures, newestBackupAt: ago(50 * 3_600) } })],
    ['disk_low one:3000', buildState({ nodes: [buildNode({}, { freeDiskBytes: 4e8 })] })],
    ['memory_full one:3000', buildState({ nodes: [buildNode({}, { heapUsedBytes: 1.9e9 })] })],
    [
      'node_gone two:3000',
      buildState({ nodes: [buildNode(), buildNode({ name: 'two:3000', seenAt: ago(90) })] }),
    ],
    ['versions_differ', buildState({ nodes: [buildNode(), buildNode({ name: 'two', version: '1.1.0' })] })],
    [
      'job_failed tidy',
      buildState({ figures: { ...figures, jobs: [{ name: 'tidy', state: 'failed', succeededAt: null }] } }),
    ],
  ])('%s', (expected, monitored) => {
    expect(brokenIn(monitored)).toEqual([expected]);
  });
});

describe('a rule says nothing', () => {
  it('of a share or a time of few', () => {
    const few = { requests: 19, failures: 19, times: times(19, 15), readings: times(4, 15), reasons: {} };
    expect(brokenIn({ ...state, traffic: few })).toEqual([]);
  });

  it('of backups that others make, nor of the first one of a server that has just been set up', () => {
    const none = { ...state.figures, newestBackupAt: null };
    expect(brokenIn({ ...state, figures: none, backsUpDaily: false })).toEqual([]);
    expect(brokenIn({ ...state, figures: none })).toEqual([]);
    const old = buildNode({ startedAt: ago(3 * 24 * 3_600) });
    expect(brokenIn({ ...state, figures: none, nodes: [old] })).toEqual(['backup_old']);
  });

  it('of a disk that the system does not tell of', () => {
    expect(brokenIn({ ...state, nodes: [buildNode({}, { freeDiskBytes: null })] })).toEqual([]);
  });

  it('of the version of a node that is gone', () => {
    const gone = buildNode({ name: 'two', version: '0.9.0', seenAt: ago(200) });
    expect(brokenIn({ ...state, nodes: [buildNode(), gone] })).toEqual(['node_gone two']);
  });
});
