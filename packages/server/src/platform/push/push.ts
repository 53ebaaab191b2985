import type { PushUrgency } from '#server/db/tables/platform/outgoing-pushes.ts';

/** What goes to a member's devices. Written in the member's language by whoever enqueues it; never words of a dream. */
export interface NewPush {
  readonly userId: number;
  /** Such as `morning-reminder`: for figures and logs. */
  readonly kind: string;
  /** Where it is given, a second push of the same fact is not kept, whatever has become of the first one. */
  readonly fact: string | null;
  /** Takes the place of one with the same topic that a device has not shown yet, or shows: 1–32 of `A-Za-z0-9_-`. */
  readonly topic: string;
  /** Not sent, nor shown by a device that was away, after so many seconds: `longestPushTtlSeconds` at most. */
  readonly ttlSeconds: number;
  readonly urgency: PushUrgency;
  /** Cut to `pushTextLimits`. */
  readonly title: string;
  readonly body: string;
  /** Page of this app that it opens, such as `/dream-input?mode=night`. */
  readonly path: string;
}

/** Four hours: what a morning was told of has no place in an evening. */
export const longestPushTtlSeconds = 4 * 60 * 60;

/** UTF-16 code units that are sent at most: devices show no more, and push services take about 3 kB. */
export const pushTextLimits = { title: 120, body: 400, path: 500 } as const;
