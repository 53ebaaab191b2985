import { limits } from '@chitta/contract';
import { Gauge, type Registry } from 'prom-client';
import type { Config } from '#server/config/config.ts';
import type { Figures } from './read-figures.ts';

type Make = (name: string, help: string, labelNames?: string[]) => Gauge;
type Write = (figures: Figures) => void;

/** Makes the gauges of what the database tells, and gives back what sets them; null: it does not answer. */
export function createDatabaseGauges(
  registry: Registry,
  config: Pick<Config, 'database'>,
): (figures: Figures | null) => void {
  // What was true a while ago is not told as if it were now; of a mere number nothing at all cannot be told.
  const made: Gauge[] = [];
  const make: Make = (name, help, labelNames = []) => {
    const gauge = new Gauge({ name: `chitta_${name}`, help, labelNames, registers: [registry] });
    if (labelNames.length > 0) made.push(gauge);
    return gauge;
  };
  const up = new Gauge({
    name: 'chitta_database_up',
    help: 'Whether the database answers',
    registers: [registry],
  });
  const writers = [gaugeDatabase(make, config), gaugeQueues(make), gaugeJobs(make), gaugeNodes(make)];
  return (figures) => {
    up.set(figures === null ? 0 : 1);
    for (const gauge of made) gauge.reset();
    if (figures !== null) for (const write of writers) write(figures);
  };
}

function gaugeDatabase(make: Make, { database: { kind } }: Pick<Config, 'database'>): Write {
  const info = make('info', 'The version that runs', ['version']);
  const databaseInfo = make('database_info', 'PostgreSQL, and whether it is the embedded one', [
    'kind',
    'version',
  ]);
  const bytes = make('database_bytes', 'Size of the database');
  const started = make('database_start_timestamp_seconds', 'When PostgreSQL was started');
  const open = make('database_connections', 'Connections of all nodes');
  const busy = make('database_connections_busy', 'Those of them that are at work');
  const most = make('database_connections_limit', 'Connections that PostgreSQL takes, of everybody');
  const backup = make('newest_backup_timestamp_seconds', 'When the newest backup was made; 0: there is none');
  return ({ version, database, newestBackupAt }) => {
    info.set({ version }, 1);
    databaseInfo.set({ kind, version: database.serverVersion }, 1);
    bytes.set(database.bytes);
    started.set(database.startedSeconds);
    open.set(database.connections);
    busy.set(database.busyConnections);
    most.set(database.mostConnections);
    backup.set((newestBackupAt?.getTime() ?? 0) / 1_000);
  };
}

function gaugeQueues(make: Make): Write {
  const waiting = make('queue_waiting', 'What waits to be sent or handled', ['queue']);
  const oldest = make('queue_oldest_seconds', 'For how long the oldest of it has been waiting', ['queue']);
  const mails = make('mails_waiting', 'Mails that are not sent yet');
  const stuckMails = make('mails_stuck', 'Mails that wait for longer than an hour');
  const refused = make('mails_refused', 'Waiting mails for which the mail server could not be used');
  const givenUp = make('mails_given_up', 'Mails that were given up within an hour');
  const pushes = make('pushes_waiting', 'Pushes that are not sent yet');
  const reached = make('push_devices_reached', 'Devices that pushes have reached within a day');
  const unauthorized = make(
    'push_devices_unauthorized',
    'Devices whose push service did not believe within a day who this server is',
  );
  const events = make('payment_events_stuck', 'News of payments that wait for a person');
  return ({ database }) => {
    waiting.set({ queue: 'mails' }, database.mailsWaiting);
    waiting.set({ queue: 'pushes' }, database.pushesWaiting);
    waiting.set({ queue: 'payment_events' }, database.paymentEventsWaiting);
    oldest.set({ queue: 'mails' }, database.mailOldestSeconds ?? 0);
    oldest.set({ queue: 'pushes' }, database.pushOldestSeconds ?? 0);
    oldest.set({ queue: 'payment_events' }, database.paymentEventOldestSeconds ?? 0);
    mails.set(database.mailsWaiting);
    stuckMails.set(database.mailsStuck);
    refused.set(database.mailsRefused);
    givenUp.set(database.mailsGivenUp);
    pushes.set(database.pushesWaiting);
    reached.set(database.devicesReached);
    unauthorized.set(database.devicesUnauthorized);
    events.set(database.paymentEventsStuck);
  };
}

function gaugeJobs(make: Make): Write {
  const succeeded = make('job_success_timestamp_seconds', 'When a job last did its work', ['job']);
  const failed = make('job_failed', 'Whether the newest run of a job failed', ['job']);
  return ({ jobs }) => {
    for (const { name: job, state, succeededAt } of jobs) {
      if (succeededAt !== null) succeeded.set({ job }, succeededAt.getTime() / 1_000);
      failed.set({ job }, state === 'failed' ? 1 : 0);
    }
  };
}

function gaugeNodes(make: Make): Write {
  const nodes = make('nodes', 'Nodes that were heard of within a moment', ['version']);
  const alarms = make('alarms_raised', 'Alarms that are on', ['rule']);
  const checked = make('alarms_checked_timestamp_seconds', 'When alarms were judged last');
  return ({ monitoring }) => {
    for (const [version, count] of Object.entries(monitoring.nodes)) nodes.set({ version }, count);
    for (const rule of limits.alarmRules) alarms.set({ rule }, monitoring.alarms[rule] ?? 0);
    if (monitoring.checkedSeconds !== null) checked.set(monitoring.checkedSeconds);
  };
}
