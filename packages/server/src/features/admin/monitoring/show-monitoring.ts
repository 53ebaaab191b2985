import { limits, type Monitoring } from '@chitta/contract';
import type { AppContext } from '#server/context.ts';
import type { AlarmRow } from '#server/db/tables/admin/alarms.ts';
import { readFigures } from '#server/features/admin/operating-figures/read-figures.ts';
import { alarmRule, alarmRules } from './alarms/alarm-rules.ts';
import { presentAlarm, presentRule } from './alarms/alarms.presenter.ts';
import { createAlarmQueries } from './alarms/alarms.queries.ts';
import { createNodeQueries } from './nodes/nodes.queries.ts';
import { presentJobs, presentNode, presentQueues, presentTraffic } from './present-monitoring.ts';

const hourMs = 60 * 60_000;

type Showing = Pick<AppContext, 'db' | 'clock' | 'config'>;

/** How the service is doing now and was within the last hour: counts and times, nothing of a single member. */
export async function showMonitoring(context: Showing): Promise<Monitoring> {
  const { db, clock, config } = context;
  const now = clock.now();
  const nodeQueries = createNodeQueries(db);
  const since = new Date(now.getTime() - hourMs);
  const [figures, alarms, nodes, minutes, queues] = await Promise.all([
    readFigures(context),
    readAlarms(context, now),
    nodeQueries.listNodes(),
    nodeQueries.listMinutes(since),
    nodeQueries.listQueues(since),
  ]);
  const { database, newestBackupAt } = figures;
  return {
    ...alarms,
    at: now.toISOString(),
    nodes: nodes.map((node) => presentNode(node, now)),
    traffic: presentTraffic(minutes, now),
    database: {
      kind: config.database.kind,
      version: database.serverVersion,
      startedAt: new Date(database.startedSeconds * 1_000).toISOString(),
      bytes: database.bytes,
      connections: database.connections,
      busyConnections: database.busyConnections,
      mostConnections: database.mostConnections,
    },
    queues: {
      mails: {
        waiting: database.mailsWaiting,
        oldest: database.mailOldestSeconds,
        refused: database.mailsRefused,
        givenUp: database.mailsGivenUp,
      },
      pushes: {
        waiting: database.pushesWaiting,
        oldest: database.pushOldestSeconds,
        devicesUnauthorized: database.devicesUnauthorized,
        devicesReached: database.devicesReached,
      },
      paymentEvents: {
        waiting: database.paymentEventsWaiting,
        oldest: database.paymentEventOldestSeconds,
        stuck: database.paymentEventsStuck,
      },
      minutes: presentQueues(queues, now),
    },
    jobs: presentJobs(figures.jobs),
    backup: { isDaily: config.backups.isDaily, newestAt: newestBackupAt?.toISOString() ?? null },
  };
}

async function readAlarms(
  { db }: Pick<Showing, 'db'>,
  now: Date,
): Promise<Pick<Monitoring, 'state' | 'checkedAt' | 'alarms' | 'rules'>> {
  const queries = createAlarmQueries(db);
  const [open, recent, mutes, checkedAt] = await Promise.all([
    queries.listOpen(),
    queries.listResolved(limits.alarmsShown),
    queries.listMutes(now),
    queries.checkedAt(),
  ]);
  const raised = open.filter(({ raisedAt }) => raisedAt !== null);
  return {
    state: stateOf(raised),
    checkedAt: checkedAt?.toISOString() ?? null,
    alarms: {
      open: raised.map(presentAlarm).toSorted(bySeverity),
      recent: recent.map(presentAlarm),
    },
    rules: alarmRules.map((rule) => presentRule(rule, mutes)),
  };
}

/** The worst of what is on. */
function stateOf(raised: readonly AlarmRow[]): Monitoring['state'] {
  if (raised.some(({ rule }) => alarmRule(rule).severity === 'alarm')) return 'alarm';
  return raised.length > 0 ? 'warning' : 'ok';
}

const bySeverity = (
  one: { readonly severity: string; readonly id: number },
  other: { readonly severity: string; readonly id: number },
) => Number(other.severity === 'alarm') - Number(one.severity === 'alarm') || other.id - one.id;
