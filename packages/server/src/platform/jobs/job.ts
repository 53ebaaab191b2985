/** Work on a schedule, done by one node at a time. It must be safe to run again after it was cut off. */
export interface ScheduledJob {
  /** Also the queue's name: letters, digits and hyphens, verb first. */
  readonly name: string;
  /** Five fields, in UTC. */
  readonly cron: string;
  /** Run also a moment after each start: a machine may never be up when its time has come. */
  readonly isRunAtStart?: boolean;
  readonly run: () => Promise<void>;
}
