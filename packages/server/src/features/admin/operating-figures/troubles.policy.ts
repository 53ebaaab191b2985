import type { Config } from '#server/config/config.ts';
import { arePushesRefused } from '#server/platform/push/are-pushes-refused.ts';
import type { Figures } from './read-figures.ts';

const dayMs = 24 * 60 * 60_000;
/** Well before writes are refused. */
const littleDiskBytes = 500_000_000;
/** Most connections of one node. */
const poolSize = 10;

/** What needs a person, a sentence each; none where everything is well. */
export function findTroubles(
  { database, jobs, newestBackupAt, freeDiskBytes }: Figures,
  { config, now }: { readonly config: Pick<Config, 'backups'>; readonly now: Date },
): string[] {
  const { connections, busyConnections, mostConnections, mailsStuck, paymentEventsStuck } = database;
  const failed = jobs.filter(({ state }) => state === 'failed').map(({ name }) => name);
  const isOld = newestBackupAt === null || now.getTime() - newestBackupAt.getTime() > 2 * dayMs;
  const troubles: readonly (readonly [boolean, string])[] = [
    [connections === 0, 'No Chitta is connected to the database.'],
    [config.backups.isDaily && isOld, 'There is no backup of the last two days.'],
    [failed.length > 0, `Jobs failed: ${failed.join(', ')}. The log says why.`],
    [freeDiskBytes < littleDiskBytes, 'The disk of DATA_DIR is nearly full.'],
    [connections >= poolSize && busyConnections >= connections, 'Every database connection is busy.'],
    [connections > mostConnections * 0.9, 'PostgreSQL has hardly a connection left.'],
    [mailsStuck > 0, `${mailsStuck} mails have been waiting for more than an hour. Look at the mail server.`],
    [
      arePushesRefused(database),
      `Push services do not believe who this server is (${database.devicesUnauthorized} devices within a day). Look at its clock, at VAPID_PRIVATE_KEY and at VAPID_SUBJECT.`,
    ],
    [
      paymentEventsStuck > 0,
      `${paymentEventsStuck} payment events are stuck: see /admin/payment-events, or run "chitta -- check".`,
    ],
  ];
  return troubles.filter(([holds]) => holds).map(([, sentence]) => sentence);
}
