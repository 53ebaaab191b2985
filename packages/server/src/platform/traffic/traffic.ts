import type { ErrorReason } from '@chitta/contract';
import { countIn, emptyCounts } from './time-buckets.ts';

/** What this process answered within some time. Reasons are those of the error table alone, so they are few. */
export interface TrafficTally {
  readonly requests: number;
  /** Answers by which the server failed (5xx). */
  readonly failures: number;
  /** Times until an answer, by bucket. */
  readonly times: readonly number[];
  /** Times until a dream was read, by bucket. */
  readonly readings: readonly number[];
  readonly reasons: Readonly<Record<string, number>>;
}

export interface AnsweredRequest {
  readonly status: number;
  /** Null: a stream, a file or an upload, whose time tells of the line of whoever asked. */
  readonly seconds: number | null;
  readonly reason?: ErrorReason | undefined;
}

/** Counts what this process answers; counts alone, of nobody. */
export interface Traffic {
  addRequest(answered: AnsweredRequest): void;
  addReading(seconds: number): void;
  /** Hears of each reading too; replaces whoever listened before. */
  onReading(listener: (seconds: number) => void): void;
  /** What has come since it was last taken. */
  take(): TrafficTally;
}

export const emptyTally = (): TrafficTally => ({
  requests: 0,
  failures: 0,
  times: emptyCounts(),
  readings: emptyCounts(),
  reasons: {},
});

export function createTraffic(): Traffic {
  let tally = emptyTally();
  let listen: (seconds: number) => void = () => undefined;
  return {
    addRequest({ status, seconds, reason }) {
      const { requests, failures, times, reasons } = tally;
      tally = {
        ...tally,
        requests: requests + 1,
        failures: failures + (status >= 500 ? 1 : 0),
        times: seconds === null ? times : countIn(times, seconds),
        reasons: reason === undefined ? reasons : { ...reasons, [reason]: (reasons[reason] ?? 0) + 1 },
      };
    },
    addReading(seconds) {
      tally = { ...tally, readings: countIn(tally.readings, seconds) };
      listen(seconds);
    },
    onReading(listener) {
      listen = listener;
    },
    take() {
      const taken = tally;
      tally = emptyTally();
      return taken;
    },
  };
}

/** Both together. */
export function addTallies(one: TrafficTally, other: TrafficTally): TrafficTally {
  const reasons = { ...one.reasons };
  for (const [reason, count] of Object.entries(other.reasons))
    reasons[reason] = (reasons[reason] ?? 0) + count;
  return {
    requests: one.requests + other.requests,
    failures: one.failures + other.failures,
    times: one.times.map((count, at) => count + (other.times[at] ?? 0)),
    readings: one.readings.map((count, at) => count + (other.readings[at] ?? 0)),
    reasons,
  };
}

/** All of them together. */
export function sumTallies(tallies: readonly TrafficTally[]): TrafficTally {
  return tallies.reduce(addTallies, emptyTally());
}
