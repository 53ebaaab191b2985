/** Work on a schedule, done by one node at a time. It must be safe to run again after it was cut off. */
export interface ScheduledJob {
  /** Also the queue's name: letters, digits and hyphens, verb first. */
  readonly name: string;
  /** Five fields, in UTC. */
  readonly cron: string;
  readonly run: () => Promise<void>;
}
